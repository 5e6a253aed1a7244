import type { Spot } from '../../parse/point.ts';

/** Position relative to a chain of bones, in pixels: distance along it, and distance aside (negative to the left). */
export type OnLimb = { alongPx: number; asidePx: number };

/** Nearest place on a chain of bones. The first and the last bone extend beyond the ends. */
export function placeOnLimb(x: number, y: number, bones: readonly Spot[]): OnLimb {
  let best: OnLimb & { apart: number } = {
    alongPx: 0,
    asidePx: 0,
    apart: Number.POSITIVE_INFINITY,
  };
  let before = 0;
  for (let k = 0; k + 1 < bones.length; k += 1) {
    const [a, b] = [bones[k], bones[k + 1]];
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const along = ((x - a.x) * (b.x - a.x) + (y - a.y) * (b.y - a.y)) / length;
    const aside = ((x - a.x) * (a.y - b.y) + (y - a.y) * (b.x - a.x)) / length;
    const low = k === 0 ? along : Math.max(0, along);
    const held = k === bones.length - 2 ? low : Math.min(length, low);
    const apart = Math.hypot(aside, along - held);
    if (apart < best.apart) {
      best = { alongPx: before + held, asidePx: Math.sign(aside) * apart, apart };
    }
    before += length;
  }
  return best;
}

export const limbLength = (bones: readonly Spot[]): number =>
  bones.slice(1).reduce((sum, { x, y }, k) => sum + Math.hypot(x - bones[k].x, y - bones[k].y), 0);

/** The spot at a distance along a chain of bones, and the unit vector across it (to the right of the way). */
export function spotOnLimb(bones: readonly Spot[], alongPx: number): { at: Spot; across: Spot } {
  let rest = alongPx;
  for (let k = 0; k + 1 < bones.length; k += 1) {
    const [a, b] = [bones[k], bones[k + 1]];
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    if (rest > length && k + 2 < bones.length) {
      rest -= length;
      continue;
    }
    const way = { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
    return {
      at: { x: a.x + way.x * rest, y: a.y + way.y * rest },
      across: { x: -way.y, y: way.x },
    };
  }
  return { at: bones[0], across: { x: 1, y: 0 } };
}

/** Column where a chain of bones crosses a row; undefined where it does not, or is horizontal. */
export function limbColumn(bones: readonly Spot[], y: number): number | undefined {
  for (let k = 0; k + 1 < bones.length; k += 1) {
    const [a, b] = [bones[k], bones[k + 1]];
    if (y < Math.min(a.y, b.y) || y > Math.max(a.y, b.y) || Math.abs(a.y - b.y) < 2) continue;
    return a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y);
  }
  return undefined;
}

/** Longest sleeve, as a share of the way from shoulder to wrist: it never covers the hand. */
export const HAND = 0.98;
