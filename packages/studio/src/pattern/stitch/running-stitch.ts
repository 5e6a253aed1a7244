import { adjust, type Hex, isDark } from '../../core/colour.ts';
import type { Rng } from '../../core/rng.ts';
import type { Context } from '../../core/sheet.ts';
import type { PathPoint } from '../../core/smooth-path.ts';

/** One stitch: where the thread comes up, and where it goes down. */
export type Stitch = readonly [from: PathPoint, to: PathPoint];

/** Lengths of a running stitch in design units: on the face, and between stitches. */
export type StitchLengths = { stitch: number; gap: number };

/** Running stitches along a line: whole ones, stretched to fit, half a gap at both ends; a hand's unevenness by `rng`. */
export function stitchesAlong(
  points: readonly PathPoint[],
  { stitch, gap }: StitchLengths,
  rng: Rng,
): Stitch[] {
  const lengths = points
    .slice(1)
    .map(([x, y], i) => Math.hypot(x - points[i][0], y - points[i][1]));
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const count = Math.max(1, Math.round(total / (stitch + gap)));
  const pitch = total / count;
  const half = (pitch * stitch) / (stitch + gap) / 2;
  const shake = Math.min(gap, stitch) * 0.12;
  const at = (distance: number): PathPoint => {
    let left = Math.max(0, Math.min(total - 1e-6, distance));
    let i = 0;
    while (left > lengths[i]) left -= lengths[i++];
    const t = left / lengths[i];
    const [[x0, y0], [x1, y1]] = [points[i], points[i + 1]];
    const off = rng.range(-shake, shake) * 0.5;
    const away: PathPoint = [(-(y1 - y0) / lengths[i]) * off, ((x1 - x0) / lengths[i]) * off];
    return [x0 + (x1 - x0) * t + away[0], y0 + (y1 - y0) * t + away[1]];
  };
  return Array.from({ length: count }, (_, i): Stitch => {
    const middle = (i + 0.5) * pitch + rng.range(-shake, shake);
    return [at(middle - half), at(middle + half)];
  });
}

/** Draws stitches of one thread: each a rounded bar with its light above and its shadow on the cloth. */
export function drawStitches(
  ctx: Context,
  stitches: readonly Stitch[],
  { colour, width }: { colour: Hex; width: number },
): void {
  const trace = (shift: number, along: number) => {
    ctx.beginPath();
    for (const [[x0, y0], [x1, y1]] of stitches) {
      const [dx, dy] = [(x1 - x0) * along, (y1 - y0) * along];
      ctx.moveTo(x0 + dx, y0 + dy + shift);
      ctx.lineTo(x1 - dx, y1 - dy + shift);
    }
    ctx.stroke();
  };
  ctx.lineCap = 'round';
  ctx.strokeStyle = 'rgba(0,0,0,0.3)';
  ctx.lineWidth = width * 1.25;
  trace(width * 0.32, 0);
  ctx.strokeStyle = adjust(colour, -0.05);
  ctx.lineWidth = width;
  trace(0, 0);
  ctx.strokeStyle = adjust(colour, isDark(colour) ? 0.1 : 0.05);
  ctx.lineWidth = width * 0.45;
  trace(-width * 0.16, 0.12);
}
