import { adjust, type Hex, withAlpha } from '../../core/colour.ts';
import { lerp } from '../../core/interpolate.ts';
import { closedCurve, openCurve, type PathPoint } from '../../core/smooth-path.ts';
import { paint } from '../paint/paint.ts';
import type { Pen } from '../paint/pen.ts';
import { strokeVeins } from './veins.ts';

export type LeafShape = {
  length: number;
  width: number;
  /** Lean to the right at the tip, as a share of the length. */
  bend?: number;
  /** Position of the widest place along the length. */
  widest?: number;
  /** Below 1 it is fuller, above 1 slimmer at its ends. */
  slim?: number;
  /** Pairs of side veins; 0 for none. */
  veins?: number;
};

const STEPS = 12;

/** A leaf's edges and middle line, from (0, 0) upwards. */
export type LeafOutline = { left: PathPoint[]; right: PathPoint[]; middle: PathPoint[] };

function leafOutline({
  length,
  width,
  bend = 0,
  widest = 0.42,
  slim = 0.9,
}: LeafShape): LeafOutline {
  const spine = (t: number): PathPoint => [
    bend * length * t * t,
    -length * t * (1 - 0.12 * Math.abs(bend) * t),
  ];
  const peak = Math.log(0.5) / Math.log(widest);
  const outline: LeafOutline = { left: [], right: [], middle: [] };
  for (let i = 0; i <= STEPS; i += 1) {
    const t = i / STEPS;
    const [x, y] = spine(t);
    const [x0, y0] = spine(Math.max(0, t - 0.01));
    const [x1, y1] = spine(Math.min(1, t + 0.01));
    const size = Math.hypot(x1 - x0, y1 - y0);
    const half = (width / 2) * Math.max(0, Math.sin(Math.PI * t ** peak)) ** slim;
    const [nx, ny] = [((y1 - y0) / size) * half, (-(x1 - x0) / size) * half];
    outline.left.push([x + nx, y + ny]);
    outline.right.push([x - nx, y - ny]);
    outline.middle.push([x, y]);
  }
  return outline;
}

/** Paints a leaf from (0, 0) upwards, with its shaded half and veins where the medium shows them. */
export function leaf(pen: Pen, shape: LeafShape, colour: Hex): void {
  if (pen.omitsLeaves) return;
  const outline = leafOutline(shape);
  const { left, right, middle } = outline;
  const back = right.slice(0, -1).toReversed();
  const tone = {
    colour: adjust(colour, -0.06),
    tip: adjust(colour, 0.05),
    length: shape.length,
    width: shape.width,
  };
  paint(pen, (ctx) => closedCurve(ctx, [...left, ...back]), tone);
  if (pen.style === 'block' || shape.length < 12) return;
  const { ctx } = pen;
  if (pen.style === 'gouache' || pen.style === 'flat') {
    ctx.fillStyle = withAlpha(adjust(colour, -0.16), pen.style === 'flat' ? 0.16 : 0.2);
    ctx.beginPath();
    closedCurve(ctx, [...middle, ...back]);
    ctx.fill();
  }
  drawVeins(pen, { ...shape, outline, colour: veinColour(pen, colour) });
}

function veinColour(pen: Pen, colour: Hex): string {
  if (pen.style === 'line') return withAlpha(pen.ink, 0.9);
  if (pen.style === 'watercolour') return withAlpha(adjust(colour, -0.16), 0.5);
  if (pen.style === 'embroidery') return withAlpha(adjust(colour, -0.14), 0.8);
  return withAlpha(adjust(colour, 0.17, 0.7), 0.75);
}

type Veins = LeafShape & { outline: LeafOutline; colour: string };

function drawVeins(pen: Pen, { length, veins = 6, outline, colour }: Veins): void {
  const { left, right, middle } = outline;
  strokeVeins(pen, { width: Math.max(0.7, length * 0.014), colour }, (ctx) =>
    openCurve(ctx, middle.slice(0, STEPS)),
  );
  if (length < 26) return;
  strokeVeins(pen, { width: Math.max(0.5, length * 0.007), colour }, (ctx) => {
    for (let i = 1; i <= veins; i += 1) {
      const t = 0.08 + (0.78 * i) / (veins + 1);
      const [x, y] = middle[Math.round(t * STEPS)];
      const end = Math.min(STEPS - 1, Math.round((t + 0.14) * STEPS));
      for (const [ex, ey] of [left[end], right[end]]) {
        ctx.moveTo(x, y);
        ctx.quadraticCurveTo(
          lerp(x, ex, 0.5),
          lerp(y, ey, 0.62),
          lerp(x, ex, 0.84),
          lerp(y, ey, 0.84),
        );
      }
    }
  });
}
