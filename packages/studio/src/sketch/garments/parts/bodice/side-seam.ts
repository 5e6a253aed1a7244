import { lerp, smoothstep } from '../../../../core/interpolate.ts';
import { smoothCurve } from '../../../../core/scene/curve.ts';
import type { Point } from '../../../../core/scene/point.ts';
import { type Body, type Side, signOf } from '../../../figure/body.ts';
import { stretched } from '../silhouettes-side.ts';
import type { Room } from './fits.ts';
import { cleared, type OverSkirt } from './over-skirt.ts';

export type SeamCut = {
  room: Room;
  /** The page's height of the hem. */
  hemY: number;
  /** Pixels that the seam moves outwards for a pixel down below the hip. */
  flare: number;
  /** 0 to 1: cloth gathered in at the hem by a rib, and bulging above it. */
  gathered: number;
  unit: number;
  over?: OverSkirt;
};

/** The edge of a garment from the bottom of the armhole to its hem; no leg or hip comes out of it. */
export function sideSeam(body: Body, side: Side, cut: SeamCut): Point[] {
  const sign = signOf(side);
  const { room, hemY, unit } = cut;
  const levels: number[] = [];
  for (let level = 1 + room.depth; level < 4.01; level += 0.25) levels.push(level);
  const tight = levels.map((level) => body.side(side, level, easeAt(room, level) * unit));
  const [first, hip] = [tight[0], tight[tight.length - 1]];
  const points = tight.map(([x, y], i): Point => {
    const hung = lerp(first[0], hip[0], (y - first[1]) / (hip[1] - first[1] || 1));
    const free = sign * Math.max(sign * x, sign * hung);
    return i === 0 ? [x, y] : [lerp(x, free, room.hang), y];
  });
  const kept = points.filter((point, i) => i === 0 || point[1] < hemY - unit * 0.08);
  const end: Point = [hemX(body, side, cut, points), hemY];
  if (hemY > hip[1] + unit * 0.3) {
    for (const part of [0.14, 0.32, 0.55, 0.78]) {
      const y = lerp(hip[1], hemY, part);
      const leg = sign * body.reach(side, y) + room.hip * unit * 0.5;
      kept.push([sign * Math.max(sign * lerp(hip[0], end[0], part), leg), y]);
    }
  }
  return smoothCurve(
    bulged(overSkirtOf([...kept, end], side, { ...cut, hipY: hip[1] }), cut, sign),
  );
}

/** Cloth over a skirt clears it, and falls from its widest place without a hollow. */
function overSkirtOf(
  points: readonly Point[],
  side: Side,
  { over, unit, hipY }: SeamCut & { hipY: number },
): Point[] {
  if (!over) return [...points];
  const clear = points.map(cleared(over, side, unit * 0.05));
  const above = clear.filter(([, y]) => y < hipY);
  const below = clear.filter(([, y]) => y >= hipY);
  return [...above, ...stretched(below, signOf(side), Number.POSITIVE_INFINITY)];
}

function easeAt(room: Room, level: number): number {
  if (level < 3) return lerp(room.chest, room.waist, smoothstep(1.4, 3, level));
  return lerp(room.waist, room.hip, smoothstep(3, 4, level));
}

/** Where the seam reaches the hem: along the trunk, or below it outside of the leg. */
function hemX(body: Body, side: Side, cut: SeamCut, points: readonly Point[]): number {
  const sign = signOf(side);
  const after = points.findIndex(([, y]) => y >= cut.hemY);
  if (after > 0) {
    const [a, b] = [points[after - 1], points[after]];
    return lerp(a[0], b[0], (cut.hemY - a[1]) / (b[1] - a[1] || 1));
  }
  const [x, y] = points[points.length - 1];
  let slope = cut.flare;
  for (let part = 0.2; part <= 1.001; part += 0.1) {
    const down = (cut.hemY - y) * part;
    const needed = sign * (body.reach(side, y + down) - x) + cut.room.hip * cut.unit;
    slope = Math.max(slope, Math.min(needed / Math.max(down, cut.unit * 0.2), 0.6));
  }
  return x + sign * slope * (cut.hemY - y) + body.sway * (cut.hemY - y) * 0.06;
}

/** Cloth over a rib: fullest a hand above the hem, drawn in at it. */
function bulged(points: Point[], cut: SeamCut, sign: number): Point[] {
  if (cut.gathered === 0) return points;
  const { unit, hemY, gathered } = cut;
  return points.map(([x, y]): Point => {
    const above = (hemY - y) / unit;
    const out = 0.09 * smoothstep(0.05, 0.22, above) * smoothstep(0.9, 0.3, above);
    const within = 0.06 * smoothstep(0.14, 0, above);
    return [x + sign * gathered * unit * (out - within), y];
  });
}
