import { lerp } from '../../../core/interpolate.ts';
import type { Spot } from '../../parse/point.ts';
import type { Pairwise } from './flat-lay.ts';
import { isHood } from './is-hood.ts';
import type { Silhouette } from './silhouette.ts';

type Shoulders = { necks: Pairwise<Spot>; tips: Pairwise<Spot> };
type Known = { pits: Pairwise<Spot>; isSleeved: boolean };

/** Ends of the shoulders, at the neck and at the arm. */
export function findShoulders(silhouette: Silhouette, { pits, isSleeved }: Known): Shoulders {
  const { top, middle, high } = silhouette;
  const inward = Math.round((pits[1].x - pits[0].x) * 0.05);
  const neck = (side: 0 | 1): Spot => {
    const outward = side === 0 ? -1 : 1;
    const end = Math.round(pits[side].x);
    let best = middle + outward * inward;
    for (let x = best; (end - x) * outward > 0; x += outward) if (top[x] < top[best]) best = x;
    const found = collarBase(silhouette, { side, peak: best, end });
    return isSleeved ? hoodBase(silhouette, { side, neck: found, end }) : found;
  };
  const peaks = [neck(0), neck(1)] as const;
  // A peak far above the other one is a strap or the corner of a collar.
  const necks = peaks.map((peak, side) => {
    const other = peaks[1 - side];
    if (peak.y - other.y < high * 0.05) return peak;
    const x = Math.round(2 * middle - other.x);
    return { x, y: Math.min(peak.y, top[x] ?? peak.y) };
  });
  const tip = (side: 0 | 1): Spot => {
    const x = isSleeved
      ? Math.round(lerp(necks[side].x, pits[side].x, 0.93))
      : strapEnd(silhouette, { from: necks[side], to: pits[side].x });
    return { x, y: top[x] };
  };
  return { necks: [necks[0], necks[1]], tips: [tip(0), tip(1)] };
}

/** Slope where a hood begins. */
const RISE = 1;

/** A hood rises higher from the shoulder than any collar: the neck is where it begins. */
function hoodBase(
  { top, high, wide }: Silhouette,
  { side, neck, end }: { side: 0 | 1; neck: Spot; end: number },
): Spot {
  const shoulderY = top[Math.round(lerp(neck.x, end, 0.85))];
  if (!isHood(shoulderY - neck.y, high)) return neck;
  const inward = side === 0 ? 1 : -1;
  let x = Math.round(lerp(neck.x, end, 0.85));
  const window = Math.max(3, Math.round(wide * 0.02));
  const isFlat = () => top[x] - top[x + inward * window] < window * RISE;
  while ((neck.x - x) * inward > window && isFlat()) x += inward;
  return { x, y: top[x] };
}

/** A standing collar rises steeply from the shoulder: the neck begins at its foot. */
function collarBase(
  { top, wide, core }: Silhouette,
  { side, peak, end }: { side: 0 | 1; peak: number; end: number },
): Spot {
  const inward = side === 0 ? 1 : -1;
  const window = Math.max(3, Math.round(wide * 0.02));
  let gentle = 0;
  let x = end;
  for (; (peak - x) * inward > window; x += inward) {
    const rise = (top[x] - top[x + inward * window]) / window;
    // A strap rises as steeply, but nothing joins it to the other one.
    const isJoined = core((top[x] + top[peak]) / 2) !== undefined;
    if (rise < 0.75) gentle += 1;
    else if (isJoined && gentle > window * 1.5 && rise > 1.15 && top[x] - top[peak] > wide * 0.03)
      break;
  }
  const isPeak = (peak - x) * inward <= window;
  return isPeak ? { x: peak, y: top[peak] } : { x, y: top[x] };
}

/** Outermost column where the upper edge stays near its peak. */
function strapEnd(
  { top, high, height }: Silhouette,
  { from, to }: { from: Spot; to: number },
): number {
  const outward = to < from.x ? -1 : 1;
  let x = from.x;
  while (
    Math.abs(x - to) > 2 &&
    top[x + outward] < height &&
    top[x + outward] < from.y + high * 0.085
  ) {
    x += outward;
  }
  return x;
}
