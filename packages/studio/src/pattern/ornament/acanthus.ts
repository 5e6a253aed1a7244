import { lerp } from '../../core/interpolate.ts';
import type { PathPoint } from '../../core/smooth-path.ts';
import { closedCurve } from '../../core/smooth-path.ts';
import type { Stalk } from '../botany/stalk.ts';
import type { Tone } from '../paint/medium.ts';
import { paint } from '../paint/paint.ts';
import { inFrame, type Pen } from '../paint/pen.ts';

export type AcanthusShape = {
  stalk: Stalk;
  /** Breadth of the blade in design units. */
  width: number;
  /** Lobes on each side. */
  lobes?: number;
  /** Draws only one side, −1 left or 1 right, as of a leaf seen from its edge. */
  side?: -1 | 1;
};

/** Half the breadth along the blade: fullest below the middle, narrow at both ends. */
const swell = (t: number) => Math.sin(Math.PI * (0.1 + 0.9 * t) ** 0.85) ** 0.8;

/** The lobed edge of one side, from the root to the tip. */
function lobedEdge({ stalk, width, lobes = 6 }: AcanthusShape, side: number): PathPoint[] {
  const points: PathPoint[] = [];
  const at = (t: number, out: number): PathPoint => {
    const { x, y, turn } = stalk(Math.min(1, Math.max(0, t)));
    return [x + Math.cos(turn) * out * side, y + Math.sin(turn) * out * side];
  };
  for (let lobe = 0; lobe < lobes; lobe += 1) {
    const [t, step] = [lobe / lobes, 1 / lobes];
    const half = (width / 2) * swell(t + step * 0.55);
    points.push(at(t + step * 0.04, half * 0.4));
    points.push(at(t + step * 0.28, half * 0.9), at(t + step * 0.62, half * 1.06));
    points.push(at(t + step * 1.04, half * 0.8), at(t + step * 0.96, half * 0.52));
  }
  return points;
}

/** The outline of an acanthus leaf: lobes that lean towards the tip, along a bent middle line. */
function acanthusOutline(shape: AcanthusShape): PathPoint[] {
  const { stalk, side } = shape;
  const middle = Array.from({ length: 9 }, (_, i): PathPoint => {
    const { x, y } = stalk(i / 8);
    return [x, y];
  });
  const tip = middle[8];
  const left = side === 1 ? middle : lobedEdge(shape, -1);
  const right = side === -1 ? middle : lobedEdge(shape, 1);
  return [...left, tip, ...right.toReversed()];
}

/** Paints an acanthus leaf; its rib, the veins of its lobes and a rim that parts it from others are `vein`. */
export function acanthus(
  pen: Pen,
  shape: AcanthusShape,
  { vein, ...tone }: Tone & { vein: string },
): void {
  const outline = acanthusOutline(shape);
  const { ctx } = pen;
  ctx.strokeStyle = vein;
  ctx.lineJoin = 'round';
  ctx.lineWidth = Math.max(2, shape.width * 0.16);
  ctx.beginPath();
  closedCurve(ctx, outline, 0.85);
  ctx.stroke();
  paint(pen, (path) => closedCurve(path, outline, 0.85), tone);
  const { stalk, width, lobes = 6, side } = shape;
  ctx.strokeStyle = pen.style === 'line' ? pen.ink : vein;
  ctx.lineCap = 'round';
  ctx.lineWidth = Math.max(0.8, width * 0.035);
  ctx.beginPath();
  for (let i = 0; i <= 12; i += 1) {
    const { x, y } = stalk(lerp(0.02, 0.94, i / 12));
    ctx.lineTo(x, y);
  }
  ctx.stroke();
  ctx.lineWidth = Math.max(0.7, width * 0.024);
  ctx.beginPath();
  for (let lobe = 0; lobe < lobes; lobe += 1) {
    const t = lobe / lobes;
    const end = Math.min(1, t + 0.85 / lobes);
    const half = (width / 2) * swell(t + 0.55 / lobes) * 0.74;
    for (const way of [-1, 1]) {
      if (side === -way) continue;
      const [from, to] = [stalk(Math.max(0.01, t - 0.3 / lobes)), stalk(end)];
      ctx.moveTo(from.x, from.y);
      ctx.quadraticCurveTo(
        lerp(from.x, to.x, 0.6) + Math.cos(to.turn) * half * way * 0.35,
        lerp(from.y, to.y, 0.6) + Math.sin(to.turn) * half * way * 0.35,
        to.x + Math.cos(to.turn) * half * way,
        to.y + Math.sin(to.turn) * half * way,
      );
    }
  }
  ctx.stroke();
}

/** Draws once as it stands and once in the mirror, as every symmetrical ornament does. */
export function bothSides(pen: Pen, draw: () => void): void {
  for (const side of [1, -1]) {
    inFrame(pen, {}, () => {
      pen.ctx.scale(side, 1);
      draw();
    });
  }
}
