import type { BodyKind } from '../body.ts';
import type { Pose } from '../pose.ts';
import { armsBehind } from './arms-behind.ts';
import { armsCrossed } from './arms-crossed.ts';
import { backView } from './back-view.ts';
import { carrying } from './carrying.ts';
import { catwalk } from './catwalk.ts';
import { childHandsOnHips } from './child-hands-on-hips.ts';
import { childSkipping } from './child-skipping.ts';
import { childStanding } from './child-standing.ts';
import { contrapposto } from './contrapposto.ts';
import { crossedAnkles } from './crossed-ankles.ts';
import { flat } from './flat.ts';
import { handInHair } from './hand-in-hair.ts';
import { handOnHat } from './hand-on-hat.ts';
import { handsClasped } from './hands-clasped.ts';
import { handsOnBelly } from './hands-on-belly.ts';
import { handsOnHips } from './hands-on-hips.ts';
import { inPockets } from './in-pockets.ts';
import { leaning } from './leaning.ts';
import { manArmsCrossed } from './man-arms-crossed.ts';
import { manHandOnHip } from './man-hand-on-hip.ts';
import { manLeaning } from './man-leaning.ts';
import { manPockets } from './man-pockets.ts';
import { manStanding } from './man-standing.ts';
import { manThreeQuarter } from './man-three-quarter.ts';
import { manWalking } from './man-walking.ts';
import { overShoulder } from './over-shoulder.ts';
import { sideStep } from './side-step.ts';
import { stride } from './stride.ts';
import { threeQuarter } from './three-quarter.ts';
import { turnedPocket } from './turned-pocket.ts';
import { twirl } from './twirl.ts';
import { walkAside } from './walk-aside.ts';
import { waving } from './waving.ts';

/** The pose of technical flats, in which no figure is drawn. */
export const FLAT_POSE: Pose = flat;

/** All ways to stand, the flat one left out. */
export const POSES: readonly Pose[] = [
  contrapposto,
  catwalk,
  stride,
  threeQuarter,
  turnedPocket,
  handsOnHips,
  inPockets,
  handInHair,
  leaning,
  crossedAnkles,
  armsBehind,
  overShoulder,
  manStanding,
  manPockets,
  manWalking,
  manThreeQuarter,
  manHandOnHip,
  manArmsCrossed,
  childStanding,
  childSkipping,
  childHandsOnHips,
  walkAside,
  sideStep,
  handOnHat,
  armsCrossed,
  twirl,
  carrying,
  handsOnBelly,
  manLeaning,
  handsClasped,
  waving,
  backView,
];

/** The pose of an id, as a kind of body stands in it: its own that shares a word where that one is not for it. */
export function findPose(kind: BodyKind, id: string): Pose | undefined {
  const named = POSES.find((pose) => pose.id === id);
  if (!named || named.who.includes(kind)) return named;
  const all = POSES.filter((pose) => pose.who.includes(kind));
  return all.find(({ words }) => words.some((word) => named.words.includes(word)));
}

/** The poses that suit a kind of body unasked. */
export const posesOf = (kind: BodyKind): readonly Pose[] =>
  POSES.filter((pose) => pose.who.includes(kind) && !pose.isNamedOnly);
