import { between, type Spot } from '../parse/point.ts';
import { legAt } from './find-crotch.ts';
import { type GarmentView, type Limb, PLACE, placeAt, SIDES, type Side } from './garment-view.ts';
import type { Arm } from './measure-arm.ts';

/** One side of a garment's trunk (and leg) in one row: from the middle, or the inner leg, to the outer edge. */
export type Edge = {
  inner: number;
  outer: number;
  /** Nothing lies before the outer edge there. */
  isFree: boolean;
};

/** What bounds the search for a garment's edges. */
export type BodyCase = {
  limbs: Record<Side, Limb>;
  arms: Record<Side, Arm | undefined>;
  crotch?: number;
};

/** The middle of the body in a row: down the spine, then between the legs. */
export function spineAt(limbs: Record<Side, Limb>, y: number): number {
  const left = limbs[-1];
  const right = limbs[1];
  const chest = between(left.shoulder, right.shoulder);
  const hips = between(left.hip, right.hip);
  if (y >= hips.y) return (legAt(left, y) + legAt(right, y)) / 2;
  const part = Math.max(-0.3, (y - chest.y) / Math.max(1, hips.y - chest.y));
  return between(chest, hips, part).x;
}

/** The edges of both sides in a row; undefined where no cloth is near the middle. */
export function edgesAt(
  view: GarmentView,
  y: number,
  body: BodyCase,
): Record<Side, Edge> | undefined {
  const middle = spineAt(body.limbs, y);
  const isLeg = body.crotch !== undefined && y > body.crotch;
  const found = SIDES.map((side): Edge | undefined => {
    const bone = isLeg ? legAt(body.limbs[side], y) : middle;
    const from = nearestCloth(view, bone, { y, reach: view.torsoPx * 0.22 });
    if (from === undefined) return undefined;
    const limit = sleeveLimit(view, y, { side, body, middle });
    const out = walk(view, from, { y, step: side, limit });
    const inner = isLeg
      ? walk(view, from, { y, step: side === 1 ? -1 : 1, limit: middle }).edge
      : middle;
    return { inner, outer: out.edge, isFree: out.isFree };
  });
  const [left, right] = found;
  return left && right ? { [-1]: left, 1: right } : undefined;
}

function nearestCloth(
  view: GarmentView,
  x: number,
  { y, reach }: { y: number; reach: number },
): number | undefined {
  for (let away = 0; away < reach; away += 1) {
    if (placeAt(view, x - away, y) === PLACE.cloth) return x - away;
    if (placeAt(view, x + away, y) === PLACE.cloth) return x + away;
  }
  return undefined;
}

type Walk = { y: number; step: Side; limit?: number };

/** The last cloth on the way; things before it are stepped over, the ground ends it. */
function walk(
  view: GarmentView,
  from: number,
  { y, step, limit }: Walk,
): { edge: number; isFree: boolean } {
  let edge = from;
  let isVeiled = false;
  for (let x = from; x >= 0 && x < view.width; x += step) {
    if (limit !== undefined && (x - limit) * step >= 0) return { edge: limit, isFree: false };
    const place = placeAt(view, x, y);
    if (place === PLACE.cloth) {
      edge = x;
      isVeiled = false;
    } else if (place === PLACE.veil) {
      isVeiled = true;
      if ((x - edge) * step > view.torsoPx * 0.3) break;
    } else break;
  }
  return { edge, isFree: !isVeiled };
}

type SleeveCase = { side: Side; body: BodyCase; middle: number };

/** How far the trunk may reach where a sleeve hangs beside it. */
function sleeveLimit(
  view: GarmentView,
  y: number,
  { side, body, middle }: SleeveCase,
): number | undefined {
  const arm = body.arms[side];
  if (!arm) return undefined;
  if (y <= arm.armpit.y) return armholeAt(arm, y);
  const bone = arm.path.find((at: Spot) => at.y >= y);
  if (!bone || (bone.x - middle) * side < view.torsoPx * 0.2) return undefined;
  return bone.x - side * arm.halfPx * 0.9;
}

/** X of the armhole in a row between shoulder and armpit. */
function armholeAt({ tip, armpit }: Arm, y: number): number {
  const part = Math.max(0, (y - tip.y) / Math.max(1, armpit.y - tip.y));
  return tip.x + (armpit.x - tip.x) * part;
}
