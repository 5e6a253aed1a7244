import { type Polyline } from '../../../../core/scene/point.ts';
import type { LayerPen } from '../../../../core/scene/scene-builder.ts';
import type { DressContext } from '../../garment.ts';
import { clothOfRegion } from '../../part-cloth.ts';
import type { SleeveShape } from '../sleeves/sleeve-shape.ts';

const SILVER = '#c9ccd2';
/** Where a band goes round a sleeve, as parts of its length. */
const ON_SLEEVE = [0.56, 0.66] as const;

/** A band of reflecting tape with the outline given; less than three points draw nothing. */
export function bandOn({ piece }: DressContext, pen: LayerPen, outline: Polyline): void {
  if (outline.length < 3) return;
  pen.region({
    class: 'garment',
    part: 'reflective band',
    garment: piece.garment.id,
    fabric: 'metallic',
    colour: clothOfRegion(piece, 'reflective band').colour ?? SILVER,
    outlines: [outline],
    reserve: 0,
  });
  pen.stroke('seam', [...outline, outline[0]], { weight: 0.8, taper: [0, 0] });
}

/** A band round a sleeve that is long enough for it. */
export function bandSleeve(
  context: DressContext,
  pen: LayerPen,
  { patch, elbow }: SleeveShape,
): void {
  if (elbow > 1.05) return;
  const [from, to] = ON_SLEEVE;
  bandOn(context, pen, [patch(0, from), patch(1, from), patch(1, to), patch(0, to)]);
}
