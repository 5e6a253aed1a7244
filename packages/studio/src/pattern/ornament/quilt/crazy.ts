import type { Hex } from '../../../core/colour.ts';
import { createRng, type Rng } from '../../../core/rng.ts';
import type { Context } from '../../../core/sheet.ts';
import type { PathPoint } from '../../../core/smooth-path.ts';
import type { Block } from './blocks.ts';
import { patch } from './prints.ts';

/** Number of cuts that part a block into irregular scraps. */
const CUTS = 6;
/** Length of a stitch in design units. */
const STITCH = 7;

type Polygon = readonly PathPoint[];

const areaOf = (points: Polygon) =>
  Math.abs(
    points.reduce((sum, [x, y], i) => {
      const [x2, y2] = points[(i + 1) % points.length];
      return sum + x * y2 - x2 * y;
    }, 0),
  ) / 2;

/** Both parts of a convex polygon on either side of a line through `at`. */
function split(points: Polygon, at: PathPoint, angle: number): [PathPoint[], PathPoint[]] {
  const [nx, ny] = [Math.cos(angle), Math.sin(angle)];
  const side = ([x, y]: PathPoint) => (x - at[0]) * nx + (y - at[1]) * ny;
  const parts: [PathPoint[], PathPoint[]] = [[], []];
  points.forEach((point, i) => {
    const next = points[(i + 1) % points.length];
    const [a, b] = [side(point), side(next)];
    parts[a >= 0 ? 0 : 1].push(point);
    if (a >= 0 === b >= 0) return;
    const t = a / (a - b);
    const cut: PathPoint = [
      point[0] + (next[0] - point[0]) * t,
      point[1] + (next[1] - point[1]) * t,
    ];
    parts[0].push(cut);
    parts[1].push(cut);
  });
  return parts;
}

function middleOf(points: Polygon, rng: Rng): PathPoint {
  const n = points.length;
  const x = points.reduce((sum, [px]) => sum + px, 0) / n;
  const y = points.reduce((sum, [, py]) => sum + py, 0) / n;
  return [x + rng.range(-0.1, 0.1), y + rng.range(-0.1, 0.1)];
}

/** Scraps of a square from -1 to 1: always the largest is cut. */
function scraps(rng: Rng): Polygon[] {
  let pieces: Polygon[] = [
    [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ],
  ];
  for (let i = 0; i < CUTS; i += 1) {
    const [largest, ...others] = pieces.toSorted((a, b) => areaOf(b) - areaOf(a));
    pieces = [
      ...others,
      ...split(largest, middleOf(largest, rng), rng.range(0, Math.PI)).filter(
        (piece) => piece.length > 2,
      ),
    ];
  }
  return pieces;
}

/** Feather stitches along an edge: a spine with barbs to either side by turns. */
function featherStitch(ctx: Context, [x1, y1]: PathPoint, [x2, y2]: PathPoint): void {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const count = Math.max(1, Math.round(length / STITCH));
  const [dx, dy] = [(x2 - x1) / count, (y2 - y1) / count];
  for (let i = 0; i < count; i += 1) {
    const [x, y] = [x1 + dx * i, y1 + dy * i];
    const side = i % 2 === 0 ? 1 : -1;
    ctx.moveTo(x, y);
    ctx.lineTo(x + dx, y + dy);
    ctx.moveTo(x + dx, y + dy);
    ctx.lineTo(x + dx * 0.2 - dy * side * 0.9, y + dy * 0.2 + dx * side * 0.9);
  }
}

/** A block of crazy patchwork: irregular scraps, feather stitches of `thread` on every seam. */
export const crazyBlock =
  (thread: Hex): Block =>
  (ctx, half, { strong }, k) => {
    const rng = createRng(k * 7919 + 3);
    const pieces = scraps(rng).map((points) =>
      points.map(([x, y]): PathPoint => [x * half, y * half]),
    );
    const start = rng.int(0, strong.length - 1);
    pieces.forEach((points, i) => patch(ctx, points, strong[(start + i * 2) % strong.length]));
    ctx.strokeStyle = thread;
    ctx.lineWidth = 1.7;
    ctx.lineCap = 'round';
    ctx.beginPath();
    for (const points of pieces)
      points.forEach((point, i) => featherStitch(ctx, point, points[(i + 1) % points.length]));
    ctx.stroke();
  };
