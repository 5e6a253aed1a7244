import type { Spot } from '../parse/point.ts';

/** Length of forearms before a garment, in shoulder widths, from which they are told. */
export const MANY_ARMS = 0.55;

/** Distance between two looked-at spots of a forearm, in pixels. */
const STEP_PX = 2;

/** Half the width of a trunk and of hips with thighs, in shoulder widths. */
const HALF = { trunk: 0.42, thighs: 0.5 };

/** A body as the viewer sees it, as far as its arms and its trunk go. */
export type ArmedBody = {
  chest: Spot;
  hips: Spot;
  torsoPx: number;
  shouldersPx: number;
  /** The spine's column at a height. */
  spineX: (y: number) => number;
  /** Shoulder, elbow, wrist, and the middle of the hand. */
  arms: readonly (readonly [Spot, Spot, Spot, Spot])[];
};

/** A garment on a body: whether it is worn below the waist, and its first and last row. */
type Part = { isLower: boolean; top: number; bottom: number };

/**
 * Length of forearms and hands before the part of the body that a garment covers, in shoulder widths: 0 where the
 * arms hang at the sides, 1 and more where they are crossed. Of a top the trunk counts, of what is
 * worn below the thighs do.
 */
export function armsBefore(body: ArmedBody, { isLower, ...rows }: Part): number {
  const top = Math.max(rows.top, isLower ? body.hips.y : body.chest.y);
  const bottom = Math.min(
    rows.bottom,
    isLower ? body.hips.y + body.torsoPx * 0.7 : body.hips.y - body.torsoPx * 0.08,
  );
  const half = body.shouldersPx * (isLower ? HALF.thighs : HALF.trunk);
  const isBefore = ({ x, y }: Spot) =>
    y > top && y < bottom && Math.abs(x - body.spineX(y)) < half * 0.8;
  const lengthPx = body.arms.reduce(
    (sum, [, elbow, wrist, hand]) =>
      sum + lengthWhere(elbow, wrist, isBefore) + lengthWhere(wrist, hand, isBefore),
    0,
  );
  return lengthPx / body.shouldersPx;
}

function lengthWhere(from: Spot, to: Spot, isMeant: (spot: Spot) => boolean): number {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  let meant = 0;
  for (let along = 0; along < length; along += STEP_PX) {
    const part = along / length;
    if (isMeant({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part })) {
      meant += STEP_PX;
    }
  }
  return meant;
}
