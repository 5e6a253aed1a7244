import type { Kind } from '../core/kind.ts';
import { recipeSources } from '../core/recipe-sources.ts';
import { frameOf, scaleOf, shiftOf, wallOf } from './cloth/design/choose-take.ts';
import { drawGarment } from './cloth/draw-garment.ts';
import { fitPage } from './cloth/paint/page.ts';
import { unreadWords } from './cloth/read-garment.ts';
import { decodeCloth } from './cloth/swatch/decode-cloth.ts';
import { makeTile } from './cloth/swatch/make-tile.ts';
import { createPrint } from './cloth/swatch/print.ts';
import type { Raster } from './cloth/swatch/raster.ts';
import { planGarment } from './plan-garment.ts';

/** A picture as the cloth of a garment, photographed on a studio wall. */
export const patternToImageKind: Kind = async (brief, draw) => {
  const { reading, garment, design, fabric } = planGarment(brief, draw);
  const details = recipeSources(draw, ['scale', 'frame', 'wall']);
  const own = `${brief.prompt}|${draw.seed}|${draw.variant}`;
  const parts = garment.build(design, own);
  const picture = await decodeCloth(brief.images.source);
  const tile = makeTile(picture);
  const page = fitPage(parts, brief.size, frameOf(details.frame));
  const guessed = guessedRepeatCm(picture) * scaleOf(details.scale);
  const repeatCm = brief.settings.repeatCm ?? guessed;
  const shift = draw.origin && shiftOf(own);
  const print = createPrint(tile, { repeatCm, pxPerCm: page.pxPerCm, shift });
  return {
    data: drawGarment({ parts, page, print, fabric, wall: wallOf(details.wall), seed: own }),
    ...brief.size,
    unread: unreadWords(reading, { garment, design, fabric: fabric.id }),
    choices: {
      garment: garment.id,
      ...design,
      fabric: fabric.id,
      repeat: `${Number(repeatCm.toFixed(1))} cm`,
      tiling: tile.tiling,
    },
  };
};

const REPEAT_CM = 24;

/** Pictures as wide as high repeat every 24 cm; wide ones are larger, tall ones narrower, so that their area is the same. */
function guessedRepeatCm({ widthPx, heightPx }: Raster): number {
  return Math.min(60, Math.max(8, REPEAT_CM * Math.sqrt(widthPx / heightPx)));
}
