import { adjust, type Hex, withAlpha } from '../../core/colour.ts';
import type { Rng } from '../../core/rng.ts';
import { closedCurve, type PathPoint } from '../../core/smooth-path.ts';
import { paint } from '../paint/paint.ts';
import type { Pen } from '../paint/pen.ts';

export type PetalShape = {
  length: number;
  width: number;
  /** Position of the widest place along the length, 0 root to 1 tip. */
  widest?: number;
  /** Depth of the notch at the tip, as a part of the length. */
  notch?: number;
  /** Unevenness of the edge, as a part of the width. */
  ruffle?: number;
  /** Width at the root, as a part of the width. */
  root?: number;
};

const STEPS = 7;

/** The outline of a petal that grows from (0, 0) to (0, −length). */
function petalOutline(shape: PetalShape, rng: Rng): PathPoint[] {
  const { length, width, widest = 0.68, notch = 0, ruffle = 0.03, root = 0.12 } = shape;
  const bend = Math.log(0.5) / Math.log(widest);
  const left: PathPoint[] = [];
  const right: PathPoint[] = [];
  for (let i = 0; i < STEPS; i += 1) {
    const t = i / STEPS;
    const swell = Math.sin(Math.PI * t ** bend) ** 0.75;
    const half = (Math.max(swell, root * (1 - t)) * width) / 2;
    left.push([-half * (1 + rng.range(-ruffle, ruffle) * 2), -length * t]);
    right.unshift([half * (1 + rng.range(-ruffle, ruffle) * 2), -length * t]);
  }
  return [...left, [0, -length * (1 - notch)], ...right];
}

/** Paints one petal from its root colour to its tip colour; each a little lighter or darker than the next. */
export function petal(pen: Pen, shape: PetalShape, colours: { root: Hex; tip: Hex }): void {
  const points = petalOutline(shape, pen.rng);
  const { length, width } = shape;
  const shade = pen.rng.range(-0.035, 0.03);
  const tone = {
    colour: adjust(colours.root, shade),
    tip: adjust(colours.tip, shade),
    length,
    width,
  };
  paint(pen, (ctx) => closedCurve(ctx, points), tone);
  if (length < 10 || (pen.style !== 'gouache' && pen.style !== 'flat')) return;
  const { ctx } = pen;
  ctx.strokeStyle = withAlpha(adjust(colours.root, -0.16), 0.32);
  ctx.lineWidth = Math.max(0.8, length * 0.018);
  ctx.lineJoin = 'round';
  ctx.beginPath();
  closedCurve(ctx, points);
  ctx.stroke();
}
