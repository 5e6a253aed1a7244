import type { Hex } from '../../../core/colour.ts';
import type { FabricId } from '../../../core/fabrics/fabric.ts';
import type { Polyline } from '../../../core/scene/point.ts';
import type { LayerPen } from '../../../core/scene/scene-builder.ts';

type Shape = {
  part: string;
  colour: Hex;
  shade?: readonly Polyline[];
  opacity?: number;
  fabric?: FabricId;
  /** Of the contour. */
  weight?: number;
};

/** A closed shape of an accessory with its contour. */
export function drawShape(
  pen: LayerPen,
  outline: Polyline,
  { weight = 0.7, shade = [], ...rest }: Shape,
): void {
  pen.region({ class: 'accessory', outlines: [outline], shade, reserve: 0.12, ...rest });
  pen.stroke('contour', [...outline, outline[0]], { weight, taper: [0.04, 0.04] });
}
