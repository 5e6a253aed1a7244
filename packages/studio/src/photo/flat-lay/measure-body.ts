import { between } from '../parse/point.ts';
import { legAt } from './find-crotch.ts';
import { type GarmentView, type Limb, PLACE, placeAt, SIDES, type Side } from './garment-view.ts';
import { type Arm, normalAt } from './measure-arm.ts';

/** One side of a garment's trunk (and leg) in one row: from the middle, or the inner leg, to the outer edge. */
export type Edge = {
  inner: number;
  outer: number;
  /** Nothing lies before the outer edge there. */
  isFree: boolean;
};

/** Limits of the search for a garment's edges: limbs, sleeves and crotch. */
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

/** The edges of both sides in a row; undefined where a side has no cloth or hides it. */
export function edgesAt(
  view: GarmentView,
  y: number,
  body: BodyCase,
): Record<Side, Edge | undefined> | undefined {
  const middle = spineAt(body.limbs, y);
  const isLeg = body.crotch !== undefined && y > body.crotch;
  const [left, right] = SIDES.map((side): Edge | undefined => {
    const bone = isLeg ? legAt(body.limbs[side], y) : middle;
    const from = nearestCloth(view, bone, { y, side, isLeg });
    if (from === undefined) return undefined;
    const limit = sleeveLimit(y, { side, body, middle, torsoPx: view.torsoPx });
    const out = walk(view, from, { y, step: side, limit: limit?.x });
    if (out.isCut && limit && !limit.isSure) return undefined;
    const inner = isLeg ? innerEdge(view, from, { y, side, middle }) : middle;
    return { inner, outer: out.edge, isFree: out.isFree };
  });
  return left || right ? { [-1]: left, 1: right } : undefined;
}

/** The first cloth from the middle outwards, or about a leg's bone. */
function nearestCloth(
  view: GarmentView,
  x: number,
  { y, side, isLeg }: { y: number; side: Side; isLeg: boolean },
): number | undefined {
  const reach = view.torsoPx * (isLeg ? 0.22 : 0.4);
  for (let away = 0; away < reach; away += 1) {
    if (placeAt(view, x + side * away, y) === PLACE.cloth) return x + side * away;
    if (isLeg && placeAt(view, x - side * away, y) === PLACE.cloth) return x - side * away;
  }
  return undefined;
}

type Walk = { y: number; step: Side; limit?: number };

/** Largest width of an object in front of a garment, in torso lengths. */
const VEIL = 0.3;

/** The last cloth on the way; things before it are stepped over, the ground ends it. */
function walk(
  view: GarmentView,
  from: number,
  { y, step, limit }: Walk,
): { edge: number; isFree: boolean; isCut: boolean } {
  let edge = from;
  for (let x = from; x >= 0 && x < view.width; x += step) {
    if (limit !== undefined && (x - limit) * step >= 0) {
      return { edge: limit, isFree: false, isCut: true };
    }
    const place = placeAt(view, x, y);
    if (place === PLACE.cloth) edge = x;
    else if (place === PLACE.ground || place === PLACE.garment) {
      return { edge, isFree: x - step === edge, isCut: false };
    } else if ((x - edge) * step > view.torsoPx * VEIL) break;
  }
  return { edge, isFree: false, isCut: false };
}

/** The inner edge of a leg: where its cloth ends, at the latest half way to the other. */
function innerEdge(
  view: GarmentView,
  from: number,
  { y, side, middle }: { y: number; side: Side; middle: number },
): number {
  let edge = from;
  for (let x = from; (x - middle) * side > 0; x -= side) {
    const place = placeAt(view, x, y);
    if (place === PLACE.cloth) edge = x;
    else if (place !== PLACE.veil) return edge;
  }
  return middle;
}

type SleeveCase = { side: Side; body: BodyCase; middle: number; torsoPx: number };

/** Largest sine of an arm's lean at which it hangs beside the trunk. */
const HANGING = 0.5;

/** X that the trunk cannot pass because a sleeve hangs there; `isSure` where it surely ends at that x. */
function sleeveLimit(
  y: number,
  { side, body, middle, torsoPx }: SleeveCase,
): { x: number; isSure: boolean } | undefined {
  const arm = body.arms[side];
  if (!arm) return undefined;
  if (y <= arm.armpit.y) return { x: armholeAt(arm, y), isSure: true };
  const at = arm.path.findIndex((spot) => spot.y >= y);
  const bone = arm.path[at];
  if (!bone || (bone.x - middle) * side < torsoPx * 0.12) return undefined;
  const normal = normalAt(arm.path, at, side);
  const half = arm.halfPx / Math.max(0.5, Math.abs(normal.x));
  return { x: bone.x - side * half * 0.9, isSure: Math.abs(normal.y) < HANGING };
}

/** X of the armhole in a row between shoulder and armpit. */
function armholeAt({ tip, armpit }: Arm, y: number): number {
  const part = Math.max(0, (y - tip.y) / Math.max(1, armpit.y - tip.y));
  return tip.x + (armpit.x - tip.x) * part;
}
