import { lerp } from '../../../core/interpolate.ts';
import type { Point } from '../../../core/scene/point.ts';
import type { LayerPen } from '../../../core/scene/scene-builder.ts';
import type { DressContext } from '../garment.ts';
import { clothRegion } from './skirt-cloth.ts';
import { clothBand, foldLine, foldWedge } from './skirt-folds.ts';
import type { SkirtShape } from './skirt-shape.ts';

/** Lays the front flap of a wrap skirt over it, from one side of the waist to a rounded corner. */
export function drawWrapFlap(context: DressContext, pen: LayerPen, shape: SkirtShape): void {
  const { rng, body } = context;
  const { patch } = shape;
  const way = rng.chance(0.5) ? 1 : -1;
  const at = (u: number, v: number): Point => patch(way > 0 ? u : 1 - u, v);
  const edgeU = (v: number) => lerp(0.1, 0.6, Math.sin((v * Math.PI) / 2) ** 1.1);
  const vs = Array.from({ length: 14 }, (_, i) => (i / 13) * 0.97);
  const edge = vs.map((v) => at(edgeU(v), v));
  const drop = (body.unit * 0.045) / Math.max(1, shape.hemY - shape.left[0][1]);
  const low = Array.from({ length: 9 }, (_, i) => {
    const t = i / 8;
    return at(lerp(edgeU(0.97) + 0.015, 1, t), lerp(0.99, 1, t) + drop * Math.sin(Math.PI * t));
  });
  const side = way > 0 ? shape.right : shape.left;
  const top = Array.from({ length: 7 }, (_, i) => at(lerp(1, edgeU(0), i / 6), 0));
  const outline = [...edge, ...low, ...side.toReversed(), ...top];
  const folds = fanFolds(rng, way).map((fold) => ({
    ...fold,
    at: patch(fold.u, 1),
    valley: patch(fold.u, 1),
  }));
  const shade = [
    ...folds.map((fold) => foldWedge(patch, fold, { rise: fold.rise, width: 0.6 })),
    clothBand(patch, { from: 0, to: 1.04, left: () => 0.86, right: () => 1.05 }),
  ];
  const shadow = { from: 0.03, to: 1, left: (v: number) => edgeU(v) - 0.09 * v, right: edgeU };
  const flip = ({ from, to, left, right }: typeof shadow) =>
    way > 0
      ? { from, to, left, right }
      : { from, to, left: (v: number) => 1 - right(v), right: (v: number) => 1 - left(v) };
  pen.region(
    clothRegion(context, {
      part: 'skirt beneath the flap',
      outline: clothBand(patch, flip({ ...shadow, left: (v) => edgeU(v) - 0.12 * v })),
      patch,
      depth: [clothBand(patch, flip(shadow))],
      reserve: 0,
    }),
  );
  pen.region(clothRegion(context, { part: 'flap', outline, patch, shade }));
  pen.stroke('contour', edge, { taper: [0.04, 0.05], isShadowSide: way < 0 });
  pen.stroke('contour', low, { taper: [0.05, 0.05] });
  for (const fold of folds) pen.stroke('fold', foldLine(patch, fold), { taper: [0.02, 0.8] });
  drawTension(pen, { at, rng });
}

function fanFolds(rng: DressContext['rng'], way: 1 | -1) {
  return [0.72, 0.86].map((u) => ({
    u: way > 0 ? u : 1 - u,
    behind: 1 as const,
    width: 0.12,
    rise: rng.range(0.45, 0.85),
    bend: rng.range(-0.03, 0.03),
  }));
}

/** Lines of tension from where the flap is fastened. */
function drawTension(
  pen: LayerPen,
  { at, rng }: { at: (u: number, v: number) => Point; rng: DressContext['rng'] },
) {
  for (let i = 0; i < 4; i += 1) {
    const reach = rng.range(0.16, 0.34);
    const fall = 0.04 + i * rng.range(0.035, 0.055);
    const path = [0, 0.5, 1].map((t) =>
      at(0.14 + reach * t * (1 + i * 0.2), 0.012 + fall * t * (1 + t)),
    );
    pen.stroke('fold', path, { weight: 0.8, taper: [0.05, 0.8] });
  }
}
