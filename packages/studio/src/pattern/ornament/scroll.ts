import { lerp, TAU } from '../../core/interpolate.ts';
import type { PathPoint } from '../../core/smooth-path.ts';
import { closedCurve } from '../../core/smooth-path.ts';
import type { Tone } from '../paint/medium.ts';
import { paint } from '../paint/paint.ts';
import type { Pen } from '../paint/pen.ts';

export type ScrollShape = {
  /** Middle of the volute. */
  x: number;
  y: number;
  radius: number;
  /** Start of the scroll on its rim, in radians clockwise from the right. */
  from: number;
  /** Turns of the volute; negative winds the other way. */
  turns: number;
  width: number;
};

/** The middle line of a volute, from its rim to its eye. */
function volute({ x, y, radius, from, turns }: ScrollShape): PathPoint[] {
  const steps = Math.max(10, Math.ceil(Math.abs(turns) * 16));
  return Array.from({ length: steps + 1 }, (_, i): PathPoint => {
    const t = i / steps;
    const angle = from + turns * TAU * t;
    const away = radius * (1 - 0.86 * t ** 0.85);
    return [x + Math.cos(angle) * away, y + Math.sin(angle) * away];
  });
}

/** A line thick at its start that thins towards its end, as an outline. */
function tapering(points: readonly PathPoint[], width: number, tip = 0.35): PathPoint[] {
  const last = points.length - 1;
  const left: PathPoint[] = [];
  const right: PathPoint[] = [];
  points.forEach(([x, y], i) => {
    const [a, b] = [points[Math.max(0, i - 1)], points[Math.min(last, i + 1)]];
    const size = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const half = (width / 2) * lerp(1, tip, i / last);
    const [nx, ny] = [(-(b[1] - a[1]) / size) * half, ((b[0] - a[0]) / size) * half];
    left.push([x + nx, y + ny]);
    right.push([x - nx, y - ny]);
  });
  return [...left, ...right.toReversed()];
}

/** Paints a volute that ends in a round eye. */
export function scroll(pen: Pen, shape: ScrollShape, tone: Tone): void {
  const line = volute(shape);
  paint(pen, (ctx) => closedCurve(ctx, tapering(line, shape.width), 1), tone);
  const [x, y] = line[line.length - 1];
  paint(pen, (ctx) => ctx.arc(x, y, shape.width * 0.62, 0, TAU), tone);
}
