import { between } from '../parse/point.ts';
import { type GarmentView, type Limb, PLACE, placeAt, type Side } from './garment-view.ts';

/** X of a leg's bone in a row of the view. */
export function legAt({ hip, knee, ankle }: Limb, y: number): number {
  if (y <= hip.y) return hip.x;
  if (y <= knee.y) return between(hip, knee, (y - hip.y) / Math.max(1, knee.y - hip.y)).x;
  return between(knee, ankle, Math.min(1.2, (y - knee.y) / Math.max(1, ankle.y - knee.y))).x;
}

const LEAST_GAP_PX = 4;

/** Least length of legs, in torso lengths: a shorter gap is a slit. */
const LEAST_LEGS = 0.12;

/** Lowest crotch, in torso lengths below the hips: a gap that begins lower is a skirt's slit. */
const SLIT = 0.5;

/**
 * The row where a garment's legs part, or undefined without legs. `isLegged` comes from the
 * garment's name: true puts the crotch of legs without a gap at its usual height, false makes any
 * gap a slit.
 */
export function findCrotch(
  view: GarmentView,
  limbs: Record<Side, Limb>,
  { bottom, isLegged, isShort }: { bottom: number; isLegged?: boolean; isShort?: boolean },
): number | undefined {
  const hips = (limbs[-1].hip.y + limbs[1].hip.y) / 2;
  const from = Math.round(hips + view.torsoPx * 0.06);
  let first: number | undefined;
  let parted = 0;
  for (let y = from; y < bottom - 4; y += 1) {
    const isGap = isParted(view, legAt(limbs[-1], y), { right: legAt(limbs[1], y), y });
    if (isGap) parted += 1;
    if (isGap && first === undefined) first = y;
    if (!isGap && first !== undefined && y - first < LEAST_GAP_PX) first = undefined;
  }
  const isClear = first !== undefined && parted > (bottom - first) * 0.5;
  const usual = Math.min(hips + view.torsoPx * 0.3, bottom - view.torsoPx * 0.06);
  if (first !== undefined && isClear) {
    const isEarly = first < hips + view.torsoPx * SLIT;
    const long = (bottom - first) / view.torsoPx;
    // Wide legs may lie side by side further down than they part.
    if (isLegged && long > 0.04) return Math.min(first, usual + view.torsoPx * 0.1);
    if (long > LEAST_LEGS && (isLegged === undefined || isEarly)) return first;
  }
  const knees = (limbs[-1].knee.y + limbs[1].knee.y) / 2;
  const isLikely = isShort || bottom > knees + view.torsoPx * 0.2;
  return isLegged && isLikely ? usual : undefined;
}

function isParted(
  view: GarmentView,
  left: number,
  { right, y }: { right: number; y: number },
): boolean {
  let run = 0;
  let widest = 0;
  let cloth = 0;
  for (let x = Math.round(left); x <= right; x += 1) {
    const place = placeAt(view, x, y);
    if (place === PLACE.cloth) cloth += 1;
    run = place === PLACE.ground || place === PLACE.other ? run + 1 : 0;
    widest = Math.max(widest, run);
  }
  return widest >= LEAST_GAP_PX && cloth > 4;
}
