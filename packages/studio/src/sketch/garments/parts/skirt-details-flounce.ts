import { type Patch, ruledPatch } from '../../../core/scene/patch.ts';
import type { Polyline } from '../../../core/scene/point.ts';
import type { LayerPen } from '../../../core/scene/scene-builder.ts';
import type { DressContext } from '../garment.ts';
import { hem } from './hem.ts';
import { clothRegion } from './skirt-cloth.ts';
import { clothBand, foldLine, foldWedge } from './skirt-folds.ts';
import { drawGathers } from './skirt-lines.ts';

export type FlounceOptions = {
  part: string;
  /** Its ends, from the seam down. */
  left: Polyline;
  right: Polyline;
  folds: number;
  amplitudePx: number;
  /** How much lower the middle of its seam and of its hem hang. */
  sagPx: readonly [seam: number, hem: number];
  gathers: number;
};

/** A strip of cloth gathered on a seam: a tier, a ruffle at a hem. */
export function drawFlounce(context: DressContext, pen: LayerPen, options: FlounceOptions): void {
  const { rng } = context;
  const { left, right, part, sagPx } = options;
  const edge = hem(left[left.length - 1], right[right.length - 1], {
    rng,
    folds: options.folds,
    amplitudePx: options.amplitudePx,
    sagPx: sagPx[1],
  });
  const flat = ruledPatch(left, right);
  const patch: Patch = (u, v) => {
    const [x, y] = flat(u, v);
    return [x, y + (sagPx[0] + (sagPx[1] - sagPx[0]) * v) * (1 - (2 * u - 1) ** 2)];
  };
  const folds = edge.folds.map((fold) => ({ ...fold, bend: rng.range(-0.015, 0.015) }));
  const seam = Array.from({ length: 15 }, (_, i) => patch(i / 14, 0));
  const outline = [...left, ...edge.path.slice(1), ...right.toReversed(), ...seam.toReversed()];
  const under = { from: 0, to: 0.16, left: () => -0.02, right: () => 1.02 };
  const far = { from: 0, to: 1.05, left: () => 0.88, right: () => 1.04 };
  const shade = [
    ...folds.map((fold) => foldWedge(patch, fold, { rise: fold.rise, width: 0.7 })),
    clothBand(patch, under),
    clothBand(patch, far),
  ];
  const depth = folds.map((fold) => foldWedge(patch, fold, { rise: fold.rise * 0.5, width: 0.28 }));
  pen.region(clothRegion(context, { part, outline, patch, shade, depth }));
  pen.stroke('contour', left, { taper: [0.05, 0.05] });
  pen.stroke('contour', right, { weight: 1.2, isShadowSide: true, taper: [0.05, 0.05] });
  pen.stroke('contour', edge.path, { weight: 0.95, taper: [0.04, 0.05] });
  pen.stroke('seam', seam, { weight: 0.85 });
  for (const fold of folds) {
    const line = foldLine(patch, fold);
    pen.stroke('fold', line, { weight: rng.range(0.7, 1.1), taper: [0.02, 0.75] });
  }
  drawGathers(pen, patch, { count: options.gathers, reach: [0.1, 0.6], rng });
}
