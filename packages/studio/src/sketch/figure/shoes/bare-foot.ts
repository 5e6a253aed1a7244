import type { Hex } from '../../../core/colour.ts';
import type { LayerPen } from '../../../core/scene/scene-builder.ts';
import type { FootForm } from './foot-form.ts';

/** Skin of a foot. */
export function drawBareFoot(pen: LayerPen, form: FootForm, skin: Hex): void {
  const outline = form.outline();
  pen.region({ class: 'skin', part: 'foot', colour: skin, outlines: [outline], reserve: 0 });
  pen.stroke('contour', [...outline, outline[0]], { weight: 0.6, taper: [0.05, 0.05] });
}
