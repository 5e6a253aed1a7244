import { clamp, lerp, smoothstep } from '../../../core/interpolate.ts';
import { placeOnLimb, spotOnLimb } from '../body/limb.ts';
import type { Worn } from '../body/worn.ts';
import type { FlatSleeve } from '../source/flat-lay.ts';
import type { Dressing } from './dressing.ts';
import type { Patch } from './patch.ts';
import type { TrunkPlace } from './place-trunk.ts';
import { type Pair, thinPlate } from './thin-plate.ts';

/** Half widths of a bare arm along it, in parts of the shoulders' width. */
export const armHalf = (part: number): number => lerp(0.14, 0.075, clamp(part));

const STATIONS = [0.12, 0.35, 0.6, 0.82, 1] as const;

/** The part of the mask along which a sleeve of about its length ends with it. */
const LONGER = 1.8;
const SHORTER = 0.72;

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
  const lengthPx = endOf(sleeve.lengthPx * trunk.scale, maskedPx - rootPx);
  const endPx = rootPx + lengthPx;
  const outward = side === 0 ? 1 : -1;
  const pairs: Pair[] = [
    { on: tip, from: flat.tips[side] },
    { on: pit, from: flat.pits[side] },
    { on: mid(tip, pit), from: mid(flat.tips[side], flat.pits[side]) },
  ];
  const way = direction(sleeve);
  for (const part of STATIONS) {
    const { at, across } = spotOnLimb(arm, lerp(rootPx, endPx, part));
    const reach = reachAcross(worn, { at, across, most: body.shouldersPx * 0.3 });
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
      if (alongPx > endPx + 3 || Math.abs(asidePx) > body.shouldersPx * 0.32) return 0;
      return smoothstep(-4, 4, beyond(x, y));
    },
    isCertain: (x, y) => {
      const { alongPx } = placeOnLimb(x, y, arm);
      return isOnArm(x, y) && alongPx < endPx - 3;
    },
  };
}

/** As long as the mask's sleeve where it is about that. */
function endOf(natural: number, masked: number): number {
  const ratio = masked / Math.max(1, natural);
  return ratio > SHORTER && ratio < LONGER ? masked : natural;
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

/** How far the mask reaches to either side of a bone. */
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
  const rows = new Map<number, number>();
  const trunkSide = (y: number) => {
    const known = rows.get(y) ?? worn.trunk(y)?.[side] ?? pit.x;
    rows.set(y, known);
    return known;
  };
  const outward = side === 0 ? -1 : 1;
  return (x, y) => {
    if (y > pit.y) return (x - trunkSide(Math.round(y))) * outward;
    const part = clamp((y - tip.y) / Math.max(1, pit.y - tip.y));
    return (x - lerp(tip.x, pit.x, part)) * outward;
  };
}
