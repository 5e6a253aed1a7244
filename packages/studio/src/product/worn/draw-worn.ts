import type { ImageBrief } from '@toile/tools';
import { toHex } from '../../core/colour.ts';
import type { Draw, Drawn } from '../../core/kind.ts';
import { recipeSources } from '../../core/recipe-sources.ts';
import { composePlan, insteadOf } from '../../sketch/create-sketch.ts';
import { paintSized } from '../../sketch/paint-scene/paint-sized.ts';
import { traceScene } from '../../sketch/paint-scene/trace/trace-scene.ts';
import { wordsAt } from '../../words/words-at.ts';
import { askedScale } from '../cloth/design/asked-scale.ts';
import { scaleOf, shiftOf } from '../cloth/design/choose-take.ts';
import { decodeCloth } from '../cloth/swatch/decode-cloth.ts';
import { makeTile } from '../cloth/swatch/make-tile.ts';
import { createPrint } from '../cloth/swatch/print.ts';
import { usualRepeatCm } from '../cloth/swatch/usual-repeat.ts';
import { dressInCloth } from './dress-in-cloth.ts';
import { givenTile } from './given-tile.ts';
import type { WornPlan } from './plan-worn.ts';
import { unreadOfWorn } from './unread-of-worn.ts';

/** Pixels of the page for a centimetre of cloth on a figure of the usual height. */
const PX_PER_CM = 5;

/** Draws somebody in the given cloth, as a fashion illustrator would. */
export async function drawWorn(plan: WornPlan, brief: ImageBrief, draw: Draw): Promise<Drawn> {
  const { prompt, size, settings } = brief;
  const details = recipeSources(draw, ['scale']);
  const picture = await decodeCloth(brief.images.source);
  const tile = makeTile(picture);
  const own = `${prompt}|${draw.seed}|${draw.variant}`;
  const guessed = usualRepeatCm(picture) * askedScale(plan.scale);
  const repeatCm = settings.repeatCm ?? guessed * scaleOf(details.scale);
  const print = createPrint(tile, {
    repeatCm,
    pxPerCm: PX_PER_CM,
    shift: draw.origin && shiftOf(own),
  });
  const colours = {
    tile: givenTile(print, PX_PER_CM),
    ground: toHex(print.colours.ground),
    mean: toHex(print.colours.mean),
  };
  const sketch = dressInCloth(plan, colours);
  const { scene, seed, choices, answers } = composePlan(sketch, { prompt, ...draw });
  const painted = await paintSized(traceScene(scene, sketch.finish, seed), size);
  const { reading } = sketch;
  return {
    ...painted,
    unread: wordsAt(reading.tokens, unreadOfWorn(plan, answers)),
    choices: {
      garment: [...plan.printed, ...(plan.accessory ? [plan.accessory] : [])].join(', '),
      ...choices,
      ...insteadOf(reading),
      repeat: `${Number(repeatCm.toFixed(1))} cm`,
      tiling: tile.tiling,
    },
  };
}
