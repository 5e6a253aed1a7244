import type { LayerPen } from '../../../core/scene/scene-builder.ts';
import type { DressContext } from '../garment.ts';
import { drawPetticoat } from '../parts/petticoat.ts';
import { drawSkirt, type SkirtOptions } from '../parts/skirt.ts';
import { drawDrape } from '../parts/skirt-details-drape.ts';
import {
  drawSkirtButtons,
  drawSkirtPockets,
  drawSkirtStitching,
} from '../parts/skirt-details-sewn.ts';
import { drawHemTrim } from '../parts/skirt-details-trim.ts';
import type { SkirtShape } from '../parts/skirt-shape.ts';
import { drawFrontZip, drawSideZip } from '../parts/skirt-zip.ts';
import { pipeHem } from '../parts/upper-details/braid.ts';
import { drawPomPoms, drawRickrack } from '../parts/upper-details/hem-trims.ts';
import { drawSkirtStripes } from '../parts/upper-details/side-stripes.ts';
import { drawFrayed, drawScallops } from '../parts/upper-details/small-trims.ts';

/** Draws a skirt with all that its design has sewn on it. */
export function drawDesignedSkirt(context: DressContext, options: SkirtOptions): SkirtShape {
  const { piece, scene, body } = context;
  const { details, closure, buttons } = piece.design;
  const shape = drawSkirt(context, options);
  const pen = scene.on(options.layer ?? 'lower', (options.order ?? 0) + 1);
  if (details.has('drape')) drawDrape(context, pen, shape);
  // Buttons that are counted close the bodice alone.
  const isCounted = piece.garment.place === 'full' && buttons?.count !== undefined;
  if (!body.isBack && !isCounted && (details.has('buttons') || closure === 'buttons')) {
    drawSkirtButtons(context, pen, shape);
  }
  const isPatch = details.has('patch-pockets');
  if (isPatch || details.has('pockets')) drawSkirtPockets(context, pen, shape, { isPatch });
  if (details.has('top-stitching')) drawSkirtStitching(context, pen, shape);
  if (details.has('front-zip') && !body.isBack) drawFrontZip(context, pen, shape);
  if (details.has('zips')) drawSideZip(context, pen, shape);
  if (details.has('side-stripe')) drawSkirtStripes(context, pen, shape);
  if (details.has('princess-seams')) drawPanelSeams(pen, shape);
  if (details.has('petticoat')) drawPetticoat(context, shape, options.order ?? 0);
  drawHemTrim(context, pen, shape);
  drawEdgeTrims(context, pen, shape);
  return shape;
}

/** What is sewn to the very edge of a hem, or comes undone there. */
function drawEdgeTrims(context: DressContext, pen: LayerPen, { hem }: SkirtShape): void {
  const { details } = context.piece.design;
  const edge = hem.path;
  const px = (heads: number) => ({ edge, px: context.body.unit * heads });
  if (details.has('scallops')) drawScallops(context, pen, px(0.13));
  if (details.has('pom-poms')) drawPomPoms(context, pen, px(0.1));
  if (details.has('rickrack')) drawRickrack(context, pen, px(0.09));
  if (details.has('piping')) pipeHem(context, pen, edge);
  if (details.has('frayed')) drawFrayed(context, pen, edge);
}

/** The seams of a bodice, carried on to the hem. */
function drawPanelSeams(pen: LayerPen, { patch }: SkirtShape): void {
  for (const s of [-1, 1]) {
    const path = [0, 0.3, 0.6, 0.99].map((v) => patch(0.5 + s * 0.21, v));
    pen.stroke('seam', path, { weight: 1.2, taper: [0.02, 0.02] });
  }
}
