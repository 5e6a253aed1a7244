import type { BodyKind } from '../figure/body.ts';
import type { Pose } from '../figure/pose.ts';
import { POSES, posesOf } from '../figure/poses/registry.ts';

type Ids = ReadonlySet<string>;

/** The poses of bodies in a shape that not every pose becomes, by the shape's id. */
const OF_SHAPES: Readonly<Record<string, Ids>> = {
  expecting: new Set(['hands-on-belly', 'three-quarter', 'turned-pocket']),
  elder: new Set([
    'three-quarter',
    'turned-pocket',
    'contrapposto',
    'hands-clasped',
    'carrying',
    'man-standing',
    'man-pockets',
    'man-three-quarter',
  ]),
  'small-child': new Set(['child-standing', 'child-skipping', 'child-hands-on-hips', 'waving']),
};

/** The poses that a body takes where the prompt names none. */
export function suitedPoses(kind: BodyKind, shapes: readonly string[]): readonly Pose[] {
  const ids = shapes.flatMap((shape) => OF_SHAPES[shape] ?? [])[0];
  if (!ids) return posesOf(kind);
  const suited = POSES.filter(({ id, who }) => ids.has(id) && who.includes(kind));
  return suited.length > 0 ? suited : posesOf(kind);
}
