import type { Spot } from '../../parse/point.ts';

/** Where a spot lies along a chain of bones: how far along, and how far aside (left of the way is negative). */
export type OnLimb = { alongPx: number; asidePx: number };

/** The nearest place on a chain of bones. Beyond its ends the last bone goes on. */
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

/** The spot so far along a chain of bones, and the direction across it (to the right of the way). */
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

/** Where a chain of bones crosses a height; undefined where it does not, or lies level. */
export function limbColumn(bones: readonly Spot[], y: number): number | undefined {
  for (let k = 0; k + 1 < bones.length; k += 1) {
    const [a, b] = [bones[k], bones[k + 1]];
    if (y < Math.min(a.y, b.y) || y > Math.max(a.y, b.y) || Math.abs(a.y - b.y) < 2) continue;
    return a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y);
  }
  return undefined;
}

/** A sleeve never covers the hand: it ends by this part of the way from shoulder to wrist. */
export const HAND = 0.98;
