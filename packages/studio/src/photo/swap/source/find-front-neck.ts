import { lerp } from '../../../core/interpolate.ts';
import type { Photo } from '../../../core/photo.ts';
import type { Spot } from '../../parse/point.ts';
import type { Pairwise } from './flat-lay.ts';
import { isHood } from './is-hood.ts';
import type { Silhouette } from './silhouette.ts';

const BENDS = [1, 1.6, 2.4, 3.4] as const;

/** Limits of the depths that are tried, as shares of the opening's width. */
const DEEPEST = 1.25;
const SHALLOWEST = 0.08;

/** Height above the neck's sides, as a share of the opening's width, that only a collar has. */
const COLLAR = 0.12;

/** Depth of a hood's foot below the neck's sides, as a share of the garment's height. */
const HOOD_DEEP = 0.06;

/** Least contrast of the opening's edge, in levels (0–255), along its whole length. */
const LEAST_STEP = 11;

/** Least contrast of the opening's edge, as a factor of the median curve's: in a print every curve has some contrast. */
const CLEARER = 1.6;

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

type Opening = { silhouette: Silhouette; necks: Pairwise<Spot> };

/** Height of an opening's edge at a position across it, from −1 to 1. */
export const neckEdgeY = (
  across: number,
  { necks, frontNeck, neckBend }: { necks: Pairwise<Spot>; frontNeck: Spot; neckBend: number },
): number => {
  const side = across < 0 ? 0 : 1;
  return lerp(frontNeck.y, necks[side].y, Math.min(1, Math.abs(across)) ** neckBend);
};

/**
 * Front edge of the neck opening. Where the inside of the back is seen above it, the edge is the
 * curve from shoulder to shoulder with the strongest contrast; else it is the outline.
 */
export function findFrontNeck(
  photo: Photo,
  { silhouette, necks }: Opening,
): { frontNeck: Spot; neckBend: number; isOpen: boolean } {
  const { top, high } = silhouette;
  const x = Math.round((necks[0].x + necks[1].x) / 2);
  const wide = necks[1].x - necks[0].x;
  const shoulderY = (necks[0].y + necks[1].y) / 2;
  const backY = top[x];
  // A collar stands above the shoulders and hides the opening: its corners meet below them.
  if (shoulderY - backY > wide * COLLAR) {
    const deep = isHood(shoulderY - backY, high) ? high * HOOD_DEEP : wide * 0.3;
    return { frontNeck: { x, y: shoulderY + deep }, neckBend: 1.6, isOpen: false };
  }
  const most = Math.min(high * 0.3, wide * DEEPEST);
  const tried: { step: number; y: number; bend: number }[] = [];
  for (let y = Math.max(backY + 4, shoulderY + wide * SHALLOWEST); y < shoulderY + most; y += 2) {
    for (const bend of BENDS) {
      const opening = { necks, frontNeck: { x, y }, neckBend: bend };
      tried.push({ step: stepAcross(photo, silhouette, opening), y, bend });
    }
  }
  const usual = median(tried.map(({ step }) => step));
  let best = { step: Math.max(LEAST_STEP, usual * CLEARER), y: backY, bend: 2.4 };
  // Of two edges of similar contrast the upper is the opening, the lower the seam of its band.
  for (const one of tried) if (one.step > best.step * 1.12) best = one;
  return { frontNeck: { x, y: best.y }, neckBend: best.bend, isOpen: best.y > backY };
}

const TAPS = 15;

/** Mean change of colour from above a curve to below it, in levels. */
function stepAcross(
  { rgb, width, height }: Photo,
  { mask }: Silhouette,
  opening: Parameters<typeof neckEdgeY>[1],
): number {
  const { necks, frontNeck } = opening;
  const half = (necks[1].x - necks[0].x) / 2;
  const steps: number[] = [];
  for (let tap = 0; tap < TAPS; tap += 1) {
    const across = ((tap + 0.5) / TAPS) * 1.7 - 0.85;
    const x = Math.round(frontNeck.x + across * half);
    const y = Math.round(neckEdgeY(across, opening));
    const above = (y - 4) * width + x;
    const below = (y + 3) * width + x;
    if (y < 6 || y > height - 6 || !mask[below]) return 0;
    if (!mask[above]) continue;
    let change = 0;
    let brighter = 0;
    for (let c = 0; c < 3; c += 1) {
      const up = rgb[above * 3 + c] + rgb[(above - width) * 3 + c];
      const down = rgb[below * 3 + c] + rgb[(below + width) * 3 + c];
      change += Math.abs(up - down) / 6;
      brighter += down - up;
    }
    // The inside of the back is in shade, so a step to brighter cloth counts more.
    steps.push(brighter > 0 ? change * 1.4 : change * 0.7);
  }
  if (steps.length < TAPS * 0.6) return 0;
  steps.sort((a, b) => a - b);
  // The weakest 60 % of the steps count: a print does not follow a curve on its whole length.
  const weak = steps.slice(0, Math.ceil(steps.length * 0.6));
  return weak.reduce((sum, step) => sum + step, 0) / weak.length;
}
