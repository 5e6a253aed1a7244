import type { DressContext } from '../garment.ts';
import { drawSkirt, type SkirtOptions } from '../parts/skirt.ts';
import { drawDrape } from '../parts/skirt-details-drape.ts';
import {
  drawSkirtButtons,
  drawSkirtPockets,
  drawSkirtStitching,
} from '../parts/skirt-details-sewn.ts';
import { drawHemTrim } from '../parts/skirt-details-trim.ts';
import type { SkirtShape } from '../parts/skirt-shape.ts';

/** Draws a skirt with all that its design has sewn on it. */
export function drawDesignedSkirt(context: DressContext, options: SkirtOptions): SkirtShape {
  const { piece, scene, body } = context;
  const { details, closure } = piece.design;
  const shape = drawSkirt(context, options);
  const pen = scene.on(options.layer ?? 'lower', (options.order ?? 0) + 1);
  if (details.has('drape')) drawDrape(context, pen, shape);
  if (!body.isBack && (details.has('buttons') || closure === 'buttons')) {
    drawSkirtButtons(context, pen, shape);
  }
  const isPatch = details.has('patch-pockets');
  if (isPatch || details.has('pockets')) drawSkirtPockets(context, pen, shape, { isPatch });
  if (details.has('top-stitching')) drawSkirtStitching(context, pen, shape);
  drawHemTrim(context, pen, shape);
  return shape;
}
