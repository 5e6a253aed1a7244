import { clamp, lerp, smoothstep } from '../../../core/interpolate.ts';
import { HAND, limbLength, placeOnLimb, spotOnLimb } from '../body/limb.ts';
import type { Worn } from '../body/worn.ts';
import type { FlatSleeve } from '../source/flat-lay.ts';
import type { Dressing } from './dressing.ts';
import type { Patch } from './patch.ts';
import type { TrunkPlace } from './place-trunk.ts';
import { type Pair, thinPlate } from './thin-plate.ts';

/** Half width of a bare arm at a share of its length, as a share of the shoulders' width. */
export const armHalf = (part: number): number => lerp(0.14, 0.075, clamp(part));

/** Largest width of a sleeve, as a factor of the arm's. */
const SLACK = 1.55;

const STATIONS = [0.12, 0.35, 0.6, 0.82, 1] as const;

/** Largest factor by which a sleeve is lengthened, so that it ends where the mask's does. */
const LONGER = 1.8;

export type SleevePlace = Patch & { endPx: number };

/** Lays a sleeve along an arm of the mask; undefined where the mask has no sleeve there. */
export function placeSleeve(
  dressing: Dressing,
  { trunk, sleeve, side }: { trunk: TrunkPlace; sleeve: FlatSleeve; side: 0 | 1 },
): SleevePlace | undefined {
  const { worn, body, flat } = dressing;
  const maskedPx = worn.sleevesPx[side];
  if (maskedPx === 0) return undefined;
  const arm = body.arms[side];
  const tip = trunk.tips[side];
  const pit = trunk.pits[side];
  const rootPx = Math.max(0, placeOnLimb((tip.x + pit.x) / 2, (tip.y + pit.y) / 2, arm).alongPx);
  const handPx = limbLength(arm.slice(0, 3)) * HAND - rootPx;
  const fullPx = Math.min(endOf(sleeve.lengthPx * trunk.scale, maskedPx - rootPx), handPx);
  const lengthPx = fullPx * rolledTo(dressing, { side, rootPx, fullPx });
  const endPx = rootPx + lengthPx;
  const outward = side === 0 ? 1 : -1;
  const pairs: Pair[] = [
    { on: tip, from: flat.tips[side] },
    { on: pit, from: flat.pits[side] },
    { on: mid(tip, pit), from: mid(flat.tips[side], flat.pits[side]) },
  ];
  const way = direction(sleeve);
  // Beside the arm the mask may hold the trunk, or what is worn below.
  const widestAt = (part: number) =>
    body.shouldersPx * Math.min(0.3, lerp(0.3, armHalf(part) * SLACK, clamp(part * 2)));
  for (const part of STATIONS) {
    const { at, across } = spotOnLimb(arm, lerp(rootPx, endPx, part));
    const reach = reachAcross(worn, { at, across, most: widestAt(part) });
    const step = Math.min(sleeve.outer.length - 1, Math.floor(part * sleeve.outer.length));
    const on = (sign: number, by: number) => ({
      x: at.x + across.x * sign * by,
      y: at.y + across.y * sign * by,
    });
    const from = (aside: number) => ({
      x: lerp(sleeve.root.x, sleeve.end.x, part) - way.y * aside * outward,
      y: lerp(sleeve.root.y, sleeve.end.y, part) + way.x * aside * outward,
    });
    const least = body.shouldersPx * armHalf(part) * 0.8;
    // Across is to the right of the way down the arm: the viewer's left for an arm that hangs.
    const outerReach = Math.max(least, side === 0 ? reach.right : reach.left);
    const innerReach = Math.max(least, side === 0 ? reach.left : reach.right);
    pairs.push({ on: on(outward, outerReach), from: from(sleeve.outer[step]) });
    pairs.push({ on: on(-outward, innerReach), from: from(-sleeve.inner[step]) });
    pairs.push({
      on: on(outward, (outerReach - innerReach) / 2),
      from: from((sleeve.outer[step] - sleeve.inner[step]) / 2),
    });
  }
  const beyond = beyondArmhole(dressing, trunk, side);
  const isOnArm = (x: number, y: number) => {
    const { alongPx, asidePx } = placeOnLimb(x, y, arm);
    return alongPx < endPx && Math.abs(asidePx) < body.shouldersPx * 0.3;
  };
  return {
    warp: thinPlate(pairs),
    endPx,
    weight: (x, y) => {
      const { alongPx, asidePx } = placeOnLimb(x, y, arm);
      if (alongPx > endPx + 3) return 0;
      const widest = widestAt((alongPx - rootPx) / lengthPx);
      const within = smoothstep(1.5, -1.5, Math.abs(asidePx) - widest);
      return within * smoothstep(-4, 4, beyond(x, y));
    },
    isCertain: (x, y) => {
      const { alongPx } = placeOnLimb(x, y, arm);
      return isOnArm(x, y) && alongPx < endPx - 3;
    },
  };
}

/** Length of the sleeve: the mask's, unless that is longer by `LONGER`. */
const endOf = (natural: number, masked: number): number =>
  masked < natural * LONGER ? masked : natural;

/** Share of its length that a rolled-up sleeve keeps: relaxed sleeves are rolled up over bare arms. */
const ROLLED = 0.8;

function rolledTo(
  { wear, body, isBare }: Dressing,
  { side, rootPx, fullPx }: { side: 0 | 1; rootPx: number; fullPx: number },
): number {
  if (wear.fit !== 'relaxed') return 1;
  const isArmBare = [ROLLED, 0.9, 0.98].every((part) => {
    const { at } = spotOnLimb(body.arms[side], rootPx + fullPx * part);
    return isBare(at.x, at.y);
  });
  return isArmBare ? ROLLED : 1;
}

function direction({ root, end }: FlatSleeve) {
  const length = Math.hypot(end.x - root.x, end.y - root.y) || 1;
  return { x: (end.x - root.x) / length, y: (end.y - root.y) / length };
}

const mid = (a: { x: number; y: number }, b: { x: number; y: number }) => ({
  x: (a.x + b.x) / 2,
  y: (a.y + b.y) / 2,
});

type Across = { at: { x: number; y: number }; across: { x: number; y: number }; most: number };

/** Distances from a bone to the mask's edge on either side, in pixels. */
function reachAcross({ mask, width, height }: Worn, { at, across, most }: Across) {
  const reach = (sign: number) => {
    let by = 0;
    for (; by < most; by += 1) {
      const x = Math.round(at.x + across.x * sign * by);
      const y = Math.round(at.y + across.y * sign * by);
      if (x < 0 || y < 0 || x >= width || y >= height || !mask[y * width + x]) break;
    }
    return by;
  };
  return { right: reach(1), left: reach(-1) };
}

/** Pixels beyond the line from the shoulder's tip to the armpit and on beside the trunk. */
function beyondArmhole(
  { worn }: Dressing,
  { tips, pits }: TrunkPlace,
  side: 0 | 1,
): (x: number, y: number) => number {
  const [tip, pit] = [tips[side], pits[side]];
  const trunkSide = (y: number) => worn.trunk(y)?.[side] ?? pit.x;
  const outward = side === 0 ? -1 : 1;
  return (x, y) => {
    if (y > pit.y) return (x - trunkSide(Math.round(y))) * outward;
    const part = clamp((y - tip.y) / Math.max(1, pit.y - tip.y));
    return (x - lerp(tip.x, pit.x, part)) * outward;
  };
}
