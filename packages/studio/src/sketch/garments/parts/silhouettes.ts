import { lerp } from '../../../core/interpolate.ts';
import type { Body, TrunkLevel } from '../../figure/body.ts';
import type { Length, Silhouette } from '../features.ts';

/** How a silhouette leaves the body. */
export type Profile = {
  /** Outward at parts of the drop: [part, of the drop, in heads]; between them it curves. */
  points: readonly (readonly [part: number, ofDrop: number, ofHead: number])[];
  /** Trunk level from which the drop counts. */
  leaves: TrunkLevel;
  /** Room between body and cloth, in heads. */
  ease: number;
  folds: (flow: number) => number;
  /** Height of the folds against others. */
  swell: number;
};

export const PROFILES: Record<Silhouette, Profile> = {
  pencil: profile([[1, -0.02, 0]], 4, { ease: 0.05 }),
  column: profile(
    [
      [0.5, 0, 0.03],
      [1, 0.015, 0.07],
    ],
    4,
    {
      ease: 0.06,
      folds: (flow) => (flow > 0.5 ? 4 : 0),
      swell: 0.55,
    },
  ),
  'a-line': profile(
    [
      [0.35, 0.1, 0.02],
      [1, 0.32, 0.02],
    ],
    3.4,
    { folds: (flow) => 4 + flow * 4 },
  ),
  circle: profile(
    [
      [0.25, 0.12, 0.02],
      [0.6, 0.31, 0.03],
      [1, 0.54, 0.04],
    ],
    3.1,
    {
      folds: (flow) => 6 + flow * 4,
    },
  ),
  ball: profile(
    [
      [0.05, 0.11, 0.05],
      [0.2, 0.27, 0.1],
      [0.5, 0.42, 0.1],
      [1, 0.52, 0.1],
    ],
    3.02,
    {
      folds: (flow) => 8 + flow * 3,
      swell: 1.1,
    },
  ),
  mermaid: profile(
    [
      [0.42, -0.02, 0.02],
      [0.56, 0.01, 0.06],
      [0.78, 0.13, 0.1],
      [1, 0.32, 0.12],
    ],
    4,
    {
      ease: 0.04,
      folds: (flow) => 6 + flow * 3,
    },
  ),
  tulip: profile(
    [
      [0.12, 0.02, 0.1],
      [0.4, 0.02, 0.13],
      [1, -0.08, 0],
    ],
    3.6,
    {
      ease: 0.07,
      folds: () => 0,
    },
  ),
  empire: profile(
    [
      [0.3, 0.06, 0.06],
      [1, 0.2, 0.1],
    ],
    2.3,
    {
      ease: 0.07,
      folds: (flow) => 4 + flow * 4,
    },
  ),
  tiered: profile(
    [
      [0.3, 0.12, 0.03],
      [1, 0.36, 0.05],
    ],
    3.3,
    { folds: () => 8 },
  ),
  pleated: profile(
    [
      [0.3, 0.09, 0.02],
      [1, 0.27, 0.04],
    ],
    3.4,
    { folds: () => 0 },
  ),
  wrap: profile(
    [
      [0.5, 0.07, 0.02],
      [1, 0.17, 0.03],
    ],
    3.8,
    { folds: (flow) => 2 + flow * 4 },
  ),
  asymmetric: profile(
    [
      [0.4, 0.12, 0.02],
      [1, 0.32, 0.03],
    ],
    3.5,
    { folds: (flow) => 5 + flow * 3 },
  ),
};

function profile(
  points: Profile['points'],
  leaves: TrunkLevel,
  more: Partial<Omit<Profile, 'points' | 'leaves'>>,
): Profile {
  return { points, leaves, ease: 0.06, folds: () => 0, swell: 1, ...more };
}

/** Parts of the way from crotch to ankle where skirts end. */
const HEM_PARTS: Record<Length, number> = {
  cropped: 0.1,
  waist: 0.1,
  hip: 0.1,
  micro: 0.11,
  mini: 0.22,
  knee: 0.52,
  midi: 0.75,
  ankle: 0.94,
  floor: 1.14,
  train: 1.14,
};

/** The page's height at which a skirt of a length ends, never below the floor. */
export function hemHeight(body: Body, length: Length): number {
  const ankle = Math.max(body.leg.left.ankle[1], body.leg.right.ankle[1]);
  const wanted = lerp(body.crotch[1], ankle, HEM_PARTS[length]);
  return Math.min(wanted, body.floorY + body.unit * 0.02);
}
