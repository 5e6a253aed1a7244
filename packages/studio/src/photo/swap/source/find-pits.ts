import { clamp } from '../../../core/interpolate.ts';
import type { Spot } from '../../parse/point.ts';
import type { FlatLay, Pairwise } from './flat-lay.ts';
import type { Silhouette } from './silhouette.ts';

/** Beginning of a sleeve: the trunk widens by `JUMP` (share of the width) within `WINDOW` (share of the height) upwards. */
const WINDOW = 0.04;
const JUMP = 0.036;

/** Lowest armpit, as a share of the height, where sleeves against the trunk hide its side. */
const LOWEST_PIT = 0.36;

/** Height of a curved hem, as a share of the garment's height: long for flared dresses, short for tops beside their cuffs. */
const CURVED_HEM = { long: 0.2, short: 0.045 };

/** Least height of the shoulder above an armpit, as a share of the way from the armpit to the top. */
const SHOULDER = 0.62;

/** Largest difference between the armpits of both sides, as a share of the height. */
const UNEVEN = 0.12;

/** Proportions of a top whose sleeves lie along its whole sides; `trunk` is half the trunk's width as a share of the whole. */
const HANGING = { shoulder: 0.36, deep: 0.3, trunk: 0.39, tall: 1.5, flare: 1.15 };

/**
 * Sleeves that touch the trunk: the row that is as good as all of the garment's width, and the least
 * distance of its armpits there, as shares of height and width; beside a hood, the shoulder's distance
 * from the middle.
 */
const TOUCHING = { at: 0.6, wide: 0.85, trunk: 0.57, shoulder: 0.3 };

/** `trunkFrom`: the row below which the trunk lies free of the sleeves. */
type Pits = {
  pits: Pairwise<Spot>;
  sides: FlatLay['sides'];
  isSleeved: boolean;
  trunkFrom: number;
};

/** Finds the armpits, and the sides of the trunk below them. */
export function findPits(silhouette: Silhouette): Pits {
  const jumps = [jumpOf(silhouette, 0), jumpOf(silhouette, 1)];
  const [left, right] = jumps;
  if (left === undefined && right === undefined) {
    return isHanging(silhouette) ? belowHood(silhouette) : sleeveless(silhouette);
  }
  const { high, box } = silhouette;
  // A sleeve that is seen on one side alone, or elsewhere on the other, is folded there.
  const higher = Math.min(left ?? box.bottom, right ?? box.bottom);
  const rows = jumps.map((jump) =>
    jump !== undefined && jump - higher < high * UNEVEN ? jump : higher,
  );
  const from = Math.max(...rows);
  const found = sleeved(silhouette, {
    below: sidesBelow(silhouette, from + Math.round(high * 0.01)),
    from,
    highest: [rows[0], rows[1]],
  });
  return isTooNarrow(silhouette, found) ? belowHood(silhouette) : found;
}

/** Sleeves along the whole trunk; below a hood or a high collar the shoulders are looked for lower. */
function belowHood(silhouette: Silhouette): Pits {
  const { box, middle, wide, top } = silhouette;
  const found = hanging(silhouette, box.top);
  if (!isTooNarrow(silhouette, found)) return found;
  const reach = Math.round(wide * TOUCHING.shoulder);
  return hanging(silhouette, Math.min(top[middle - reach], top[middle + reach]));
}

/**
 * Test for armpits that are too near to each other for sleeves that touch the trunk: a notch between
 * shoulder and sleeve, or a hood, was taken for an armpit.
 */
function isTooNarrow({ core, box, high, wide }: Silhouette, { pits }: Pits): boolean {
  const row = core(box.top + high * TOUCHING.at);
  const isTouching = row !== undefined && row.right - row.left > wide * TOUCHING.wide;
  return isTouching && pits[1].x - pits[0].x < wide * TOUCHING.trunk;
}

type Free = {
  below: FlatLay['sides'];
  /** The row below which the trunk lies free of the sleeves. */
  from: number;
  highest: Pairwise<number>;
  /** Row that shoulders are measured from: the upper edge by default. */
  shoulderY?: number;
};

/** Armpits under the shoulders; from them the trunk's sides run straight to where they are seen. */
function sleeved(silhouette: Silhouette, free: Free): Pits {
  const { below, from, highest, shoulderY = silhouette.box.top } = free;
  const high = trunkHigh(silhouette) * LOWEST_PIT;
  const pit = (side: 0 | 1): Spot => {
    const y = Math.min(highest[side], silhouette.box.top + high);
    return { x: underShoulder(silhouette, { side, x: below(y)[side], y, shoulderY }), y };
  };
  const pits = [pit(0), pit(1)] as const;
  const side = (of: 0 | 1, y: number) => {
    const { x, y: top } = pits[of];
    if (y >= from) return below(y)[of];
    const part = Math.max(0, (y - top) / Math.max(1, from - top));
    return x + (below(from)[of] - x) * part;
  };
  return { pits, sides: (y) => [side(0, y), side(1, y)], isSleeved: true, trunkFrom: from };
}

/** Test for sleeves along the trunk down to its hem: the shoulders are nearly as wide as the whole. */
function isHanging({ box, high, wide, middle, top, core }: Silhouette): boolean {
  const reach = Math.round(wide * HANGING.shoulder);
  const limit = box.top + high * HANGING.deep;
  const upper = core(box.top + high * 0.4);
  const isFlared = upper !== undefined && wide > (upper.right - upper.left) * HANGING.flare;
  const isBroad = top[middle - reach] < limit && top[middle + reach] < limit;
  return isFlared && isBroad && high < wide * HANGING.tall;
}

/** `shoulderY`: the row of the shoulders. */
function hanging(silhouette: Silhouette, shoulderY: number): Pits {
  const { middle, wide, box } = silhouette;
  const half = wide * HANGING.trunk;
  return sleeved(silhouette, {
    below: () => [middle - half, middle + half],
    from: box.bottom,
    highest: [box.bottom, box.bottom],
    shoulderY,
  });
}

/** Column of the armpit, moved inwards until a shoulder is well above it: farther out is the sleeve. */
function underShoulder(
  { top, middle, wide }: Silhouette,
  { side, x, y, shoulderY }: Spot & { side: 0 | 1; shoulderY: number },
): number {
  const inward = side === 0 ? 1 : -1;
  const most = y - (y - shoulderY) * SHOULDER;
  let at = Math.round(x);
  while ((middle - at) * inward > wide * 0.12 && top[at] > most) at += inward;
  return at;
}

/** Height that the armpits are measured by, at most 1.6 widths near the hem: long garments have no lower armpits. */
const trunkHigh = ({ high, core, box }: Silhouette): number => {
  const run = core(box.top + high * 0.93) ?? core(box.top + high * 0.8);
  return Math.min(high, ((run?.right ?? 0) - (run?.left ?? 0)) * 1.6 || high);
};

/** Highest row above which one side of the core widens: an armpit, or the end of a sleeve beside the trunk. */
function jumpOf(silhouette: Silhouette, side: 0 | 1): number | undefined {
  const { box, high, wide, core } = silhouette;
  const step = Math.max(3, Math.round(high * WINDOW));
  const outward = side === 0 ? -1 : 1;
  const edge = (y: number) => {
    const run = core(y);
    return run && outward * (side === 0 ? run.left : run.right);
  };
  let found: number | undefined;
  for (let y = widestRow(silhouette); y > box.top + high * 0.1 + step; y -= 1) {
    const below = edge(y);
    const above = edge(y - step);
    const further = edge(y - step * 2);
    if (below === undefined || above === undefined || further === undefined) continue;
    const isWide = above - below > wide * JUMP && above - below > step * 0.75;
    if (isWide && further > below + wide * JUMP) found = y;
  }
  return found && firstOf(edge, found, step);
}

/** The widest of the lowest rows: a hem may be curved or scalloped. */
function widestRow({ box, high, wide, core }: Silhouette): number {
  let widest = { y: box.bottom - 1, wide: 0 };
  const part = high > wide * 1.4 ? CURVED_HEM.long : CURVED_HEM.short;
  for (let y = box.bottom - 1; y > box.bottom - high * part; y -= 1) {
    const run = core(y);
    const span = run ? run.right - run.left : 0;
    if (span > widest.wide * 1.01) widest = { y, wide: span };
  }
  return widest.y;
}

/** Within the window, the row at which the edge leaves the trunk. */
function firstOf(edge: (y: number) => number | undefined, from: number, step: number): number {
  const below = edge(from) ?? 0;
  for (let y = from; y > from - step; y -= 1) if ((edge(y) ?? below) - below > 2) return y;
  return from;
}

/** Sides of the core below a row, extrapolated above it. */
function sidesBelow({ box, high, core, middle }: Silhouette, from: number): FlatLay['sides'] {
  const last = box.bottom - Math.round(high * 0.02);
  const at = (y: number): Pairwise<number> => {
    for (let row = y; row > from; row -= 1) {
      const run = core(row);
      if (run) return [run.left, run.right];
    }
    const run = core(from);
    return run ? [run.left, run.right] : [middle - 1, middle + 1];
  };
  const [near, far] = [at(from + 2), at(Math.min(last, from + Math.round(high * 0.12)))];
  const run = Math.max(8, Math.min(last, from + Math.round(high * 0.12)) - from - 2);
  const slope = [0, 1].map((side) => clamp((near[side] - far[side]) / run, -0.12, 0.12));
  return (y) => {
    if (y >= from) return at(Math.min(Math.round(y), last));
    return [near[0] + slope[0] * (from - y) * 0.5, near[1] + slope[1] * (from - y) * 0.5];
  };
}

/** Lower ends of the armholes of a garment without sleeves: there they reach the trunk's width. */
function sleeveless(silhouette: Silhouette): Pits {
  const { box, high, core } = silhouette;
  const sides = sidesBelow(silhouette, box.top);
  const body = core(box.top + Math.min(high * 0.45, silhouette.wide * 0.75));
  const pit = (side: 0 | 1): Spot => {
    const limit = body ? (side === 0 ? body.left : body.right) : sides(box.top + high * 0.3)[side];
    const room = silhouette.wide * 0.03;
    for (let y = box.top + Math.round(high * 0.05); y < box.top + high * 0.5; y += 1) {
      const run = core(y);
      if (!run) continue;
      const isOut = side === 0 ? run.left <= limit + room : run.right >= limit - room;
      if (isOut) return { x: side === 0 ? run.left : run.right, y };
    }
    return { x: limit, y: box.top + high * 0.3 };
  };
  return { pits: [pit(0), pit(1)], sides, isSleeved: false, trunkFrom: box.bottom };
}
