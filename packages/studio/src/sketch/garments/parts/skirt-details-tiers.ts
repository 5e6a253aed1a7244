import { lerp } from '../../../core/interpolate.ts';
import type { Point } from '../../../core/scene/point.ts';
import type { LayerPen } from '../../../core/scene/scene-builder.ts';
import type { DressContext } from '../garment.ts';
import { drawFlounce } from './skirt-details-flounce.ts';
import type { SkirtShape } from './skirt-shape.ts';

/** Draws a skirt as tiers, each gathered on the one above, from the lowest upwards. */
export function drawTiers(context: DressContext, pen: LayerPen, shape: SkirtShape): void {
  const { unit } = context.body;
  const tall = shape.hemY - shape.left[0][1];
  const count = tall > unit * 4 ? 4 : tall > unit * 1.9 ? 3 : 2;
  for (let k = count - 1; k >= 0; k -= 1) {
    const [from, to] = [k, k + 1].map((i) => (i / count) ** 0.88);
    drawBand(context, pen, shape, {
      part: `tier ${k + 1}`,
      from: k === 0 ? 0 : from - 0.012,
      to,
      out: unit * (0.035 + 0.02 * k),
    });
  }
}

/** Draws a ruffle about the hem. */
export function drawHemRuffle(context: DressContext, pen: LayerPen, shape: SkirtShape): void {
  const { unit } = context.body;
  const tall = shape.hemY - shape.left[0][1];
  const from = 1 - Math.min(0.3, (unit * 0.5) / tall);
  drawBand(context, pen, shape, { part: 'ruffle', from, to: 1.012, out: unit * 0.08 });
}

type BandCut = { part: string; from: number; to: number; out: number };

function drawBand(context: DressContext, pen: LayerPen, shape: SkirtShape, cut: BandCut): void {
  const { patch } = shape;
  const { unit } = context.body;
  const { fabric } = context.piece;
  const end = (u: 0 | 1) =>
    [0, 0.25, 0.5, 0.75, 1].map((t): Point => {
      const [x, y] = patch(u, lerp(cut.from, cut.to, t));
      const room = u === 0 ? x - 14 : 754 - x;
      const out = Math.min(Math.max(0, room), cut.out * Math.sqrt(t));
      return [x + (u === 0 ? -out : out), y];
    });
  const sag = (v: number) => {
    const [a, m, b] = [patch(0, v), patch(0.5, v), patch(1, v)];
    return m[1] - (a[1] + b[1]) / 2;
  };
  const [a, b] = [patch(0, cut.to), patch(1, cut.to)];
  const wide = (b[0] - a[0]) / unit;
  drawFlounce(context, pen, {
    part: cut.part,
    left: end(0),
    right: end(1),
    folds: Math.max(5, Math.round(wide * 2.6)),
    amplitudePx: unit * 0.065 * (0.6 + fabric.flow * 0.6),
    sagPx: [sag(cut.from), sag(cut.to)],
    gathers: Math.round(8 + wide * 4),
  });
}
