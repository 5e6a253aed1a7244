import type { ImageBrief } from '@toile/tools';
import type { Draw, Drawn, Kind } from '../core/kind.ts';
import { recipeSources } from '../core/recipe-sources.ts';
import { insteadOf, unreadWords, withoutOf } from './cloth/answer-words.ts';
import { askedScale } from './cloth/design/asked-scale.ts';
import { frameOf, scaleOf, shiftOf, wallOf } from './cloth/design/choose-take.ts';
import { drawGarment, type GarmentOrder } from './cloth/draw-garment.ts';
import { CLOSEST, fitPage } from './cloth/paint/page.ts';
import { decodeCloth } from './cloth/swatch/decode-cloth.ts';
import { readColours } from './cloth/swatch/ground.ts';
import { makeTile } from './cloth/swatch/make-tile.ts';
import { createPrint } from './cloth/swatch/print.ts';
import { usualRepeatCm } from './cloth/swatch/usual-repeat.ts';
import { makeParts } from './make-parts.ts';
import { planGarment } from './plan-garment.ts';
import { drawWorn } from './worn/draw-worn.ts';
import { planWorn } from './worn/plan-worn.ts';

/** A picture as the cloth of a garment, photographed on a studio wall. */
export const patternToImageKind: Kind = async (brief, draw) => {
  const worn = planWorn(brief, draw);
  if (worn) return drawWorn(worn, brief, draw);
  const { order, unread, choices } = await planPicture(brief, draw);
  return { data: drawGarment(order), ...brief.size, unread, choices };
};

type PicturePlan = Pick<Drawn, 'unread' | 'choices'> & { order: GarmentOrder };

/** The garment that a brief asks for, in its cloth, and the answer to the brief's words. */
export async function planPicture(brief: ImageBrief, draw: Draw): Promise<PicturePlan> {
  const plan = planGarment(brief, draw);
  const { reading, garment, design, fabric, beside } = plan;
  const details = recipeSources(draw, ['scale', 'frame', 'wall']);
  const own = `${brief.prompt}|${draw.seed}|${draw.variant}`;
  const picture = await decodeCloth(brief.images.source);
  const tile = makeTile(picture);
  const { ground } = readColours(tile.raster);
  const { parts, answered, buttons } = makeParts(plan, { seed: own, ground });
  const page = fitPage(parts, brief.size, {
    frame: frameOf(details.frame),
    closest: garment.type === 'accessory' ? CLOSEST.accessory : CLOSEST.garment,
  });
  const guessed = usualRepeatCm(picture) * (garment.printScale ?? 1) * askedScale(design.scale);
  const repeatCm = brief.settings.repeatCm ?? guessed * scaleOf(details.scale);
  const shift = draw.origin && shiftOf(own);
  const print = createPrint(tile, { repeatCm, pxPerCm: page.pxPerCm, shift });
  const answer = {
    garment,
    design,
    fabric: fabric.id,
    parts: answered,
    buttons,
    beside,
  };
  const instead = insteadOf(reading, answer);
  const without = withoutOf(reading, answer);
  return {
    order: { parts, page, print, fabric, wall: wallOf(details.wall), seed: own },
    unread: unreadWords(reading, answer),
    choices: {
      garment: garment.id,
      ...design,
      ...(beside && { and: beside.garment.id }),
      fabric: fabric.id,
      repeat: `${Number(repeatCm.toFixed(1))} cm`,
      tiling: tile.tiling,
      ...(instead.length > 0 && { instead: instead.join(', ') }),
      ...(without.length > 0 && { without: without.join(', ') }),
    },
  };
}
