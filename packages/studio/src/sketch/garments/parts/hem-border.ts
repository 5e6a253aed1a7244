import type { Hex } from '../../../core/colour.ts';
import { add } from '../../../core/scene/point.ts';
import type { LayerPen } from '../../../core/scene/scene-builder.ts';
import type { DressContext } from '../garment.ts';
import { clothRegion } from './skirt-cloth.ts';
import type { SkirtShape } from './skirt-shape.ts';

type Border = {
  colour: Hex;
  heads: number;
  /** By default a woven border, with a narrow line above it. */
  part?: 'border' | 'hem band';
};

/** A border woven or sewn along the hem of a skirt. */
export function drawHemBorder(
  context: DressContext,
  pen: LayerPen,
  { shape, colour, heads, part = 'border' }: Border & { shape: SkirtShape },
): void {
  const { unit } = context.body;
  const { hem, patch, hemY, left } = shape;
  const v = 1 - (unit * heads) / Math.max(1, hemY - left[0][1]);
  const row = (at: number) => Array.from({ length: 21 }, (_, i) => patch(1 - i / 20, at));
  pen.region(
    clothRegion(context, {
      part,
      outline: [...hem.path, ...row(v)],
      patch,
      colour,
      reserve: 0.1,
    }),
  );
  pen.stroke('seam', row(v), { weight: 0.9, taper: [0, 0] });
  if (part === 'border') {
    const line = row(v).map((at) => add(at, [0, -unit * 0.05]));
    pen.stroke('detail', line, { weight: 1.8, colour, taper: [0, 0] });
  }
  pen.stroke('contour', hem.path, { weight: 1, taper: [0.03, 0.03] });
}
