import type { BodyKind } from '../body.ts';
import type { Pose } from '../pose.ts';
import { catwalk } from './catwalk.ts';
import { contrapposto } from './contrapposto.ts';
import { flat } from './flat.ts';
import { threeQuarter } from './three-quarter.ts';

/** The pose of technical flats, in which no figure is drawn. */
export const FLAT_POSE: Pose = flat;

/** All ways to stand, the flat one left out. */
export const POSES: readonly Pose[] = [contrapposto, catwalk, threeQuarter];

/** The poses that suit a kind of body. */
export const posesOf = (kind: BodyKind): readonly Pose[] =>
  POSES.filter((pose) => pose.who.includes(kind));
