import type { Hex } from '../../core/colour.ts';
import type { PathPoint } from '../../core/smooth-path.ts';
import { pointOn } from '../outline/tube.ts';
import { markColour, type Pen } from '../paint/pen.ts';

/** A place on a stalk and the way it grows there, in radians from upwards. */
export type StalkPoint = { x: number; y: number; turn: number };

/** A growing line: 0 is its root, 1 its tip. */
export type Stalk = (t: number) => StalkPoint;

/** A stalk through points, smooth as a blade of grass. */
export function stalkThrough(points: readonly PathPoint[]): Stalk {
  const spine = points.map(([x, y]) => [x, y, 0] as const);
  const last = points.length - 1;
  return (t) => {
    const [x, y] = pointOn(spine, t * last);
    const [x0, y0] = pointOn(spine, Math.max(0, t * last - 0.05));
    const [x1, y1] = pointOn(spine, Math.min(last, t * last + 0.05));
    return { x, y, turn: Math.atan2(x1 - x0, y0 - y1) };
  };
}

/** A stalk from (0, 0) upwards that leans over by `bend` of its length. */
export function bentStalk(length: number, bend: number): Stalk {
  return (t) => ({
    x: bend * length * t * t,
    y: -length * t * (1 - 0.18 * Math.abs(bend) * t),
    turn: Math.atan2(2 * bend * t, 1),
  });
}

/** A stalk that sways to one side and back, as trailing ones do. */
export function swayingStalk(length: number, sway: number): Stalk {
  return stalkThrough([
    [0, 0],
    [sway * length * 0.5, -length * 0.2],
    [sway * length * 0.2, -length * 0.46],
    [-sway * length * 0.42, -length * 0.72],
    [-sway * length * 0.1, -length],
  ]);
}

const STEPS = 18;

/** Draws a stalk, `width` wide at its root and thin at its tip. */
export function drawStalk(
  pen: Pen,
  stalk: Stalk,
  { width, colour, tip = 0.3, to = 1 }: { width: number; colour: Hex; tip?: number; to?: number },
): void {
  const { ctx } = pen;
  const left: PathPoint[] = [];
  const right: PathPoint[] = [];
  for (let i = 0; i <= STEPS; i += 1) {
    const t = (i / STEPS) * to;
    const { x, y, turn } = stalk(t);
    const half = (Math.max(width, 1) / 2) * (1 - (1 - tip) * t) * (pen.style === 'line' ? 0.6 : 1);
    left.push([x - Math.cos(turn) * half, y - Math.sin(turn) * half]);
    right.push([x + Math.cos(turn) * half, y + Math.sin(turn) * half]);
  }
  ctx.fillStyle = markColour(pen, colour);
  ctx.beginPath();
  for (const [x, y] of left) ctx.lineTo(x, y);
  for (const [x, y] of right.toReversed()) ctx.lineTo(x, y);
  ctx.closePath();
  ctx.fill();
}
