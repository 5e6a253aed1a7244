import type { ToolId } from '@toile/contract';
import {
  createBackgroundKind,
  createPattern,
  drawFigurePhoto,
  encodePng,
  imageToFlatlayKind,
  patternToImageKind,
  sketchKind,
  sketchToImageKind,
  swapGarmentKind,
} from '@toile/studio/drawing';
import { getTool, type ImageBrief } from '@toile/tools';
import sharp from 'sharp';
import { encodeMask } from '../encode-mask.ts';
import type { Pair } from './compose-card.ts';

const DRAW = { seed: 1, variant: 0 };

/** Rectangle from head to hem of a figure on a page of 768 × 1024 pixels. */
const FIGURE = { left: 40, top: 24, width: 688, height: 860 };
/** Rectangle of a flat-lay on such a page. */
const LAID = { left: 0, top: 32, width: 768, height: 960 };
const CLOTH = { left: 0, top: 0, width: 410, height: 512 };

/** The input and the result that show each tool; a tool of words alone has no input picture. */
const PAIRS: Readonly<Record<ToolId, () => Promise<Pair>>> = {
  'create-background': async () => {
    const { photo, everything } = await drawWorn('ivory midi dress with short sleeves', 3);
    const brief = briefOf('create-background', 'sand dunes at sunset', {
      target: photo,
      mask: everything,
    });
    const made = await encodePng(await createBackgroundKind(brief, { seed: 2, variant: 0 }));
    return { given: { png: photo, region: FIGURE }, made: { png: made, region: FIGURE } };
  },
  'swap-garment': async () => {
    const { photo, garment } = await drawWorn('green tiered maxi dress', 11);
    const cloth = await drawCloth('indigo ikat on cream');
    const source = await drawGarment('a tiered maxi dress with short sleeves', cloth);
    const brief = briefOf('swap-garment', '', { target: photo, mask: garment, source });
    const made = await encodePng(await swapGarmentKind(brief, DRAW));
    return { given: { png: photo, region: FIGURE }, made: { png: made, region: FIGURE } };
  },
  'sketch-to-image': async () => {
    const sketch = await drawSketch('coral puff sleeve midi dress, watercolour', 5);
    const brief = briefOf('sketch-to-image', '', { source: sketch.png });
    const picture = await sketchToImageKind({ ...brief, sourceRegions: sketch.regions }, DRAW);
    const made = await encodePng(picture);
    return { given: { png: sketch.png, region: FIGURE }, made: { png: made, region: FIGURE } };
  },
  'create-sketch': async () => {
    const { png } = await drawSketch('rust red wrap coat over wide trousers, watercolour', 3);
    return { made: { png, region: FIGURE } };
  },
  'create-pattern': async () => {
    const png = await drawCloth('large poppies in gold, cream and petrol on navy', 1024);
    return { made: { png, region: { ...CLOTH, width: 614, height: 768 } } };
  },
  'pattern-to-image': async () => {
    const cloth = await drawCloth('bold cut-outs in coral, teal and mustard on cream');
    const made = await drawGarment('a camp collar shirt with short sleeves', cloth);
    return { given: { png: cloth, region: CLOTH }, made: { png: made, region: LAID } };
  },
  'image-to-flatlay': async () => {
    const { photo } = await drawWorn('mustard shirt dress', 11);
    const brief = briefOf('image-to-flatlay', 'the shirt dress', { source: photo });
    const made = await encodePng(await imageToFlatlayKind(brief, DRAW));
    return { given: { png: photo, region: FIGURE }, made: { png: made, region: LAID } };
  },
};

/** The two pictures of a tool. @throws Error for a tool without a line above. */
export function drawPair(tool: ToolId): Promise<Pair> {
  const draw = PAIRS[tool];
  if (!draw) throw new Error(`${tool} has no line in scripts/draw-tool-cards/draw-pair.ts`);
  return draw();
}

/** The tool's brief for the engine. */
function briefOf(tool: ToolId, prompt: string, images: ImageBrief['images']): ImageBrief {
  const run = { ai_model: tool, text_prompt: prompt, num_images: 1 } as const;
  const brief = getTool(tool).brief?.(run, images);
  if (!brief) throw new Error(`${tool} has no brief`);
  return brief;
}

async function drawSketch(prompt: string, seed: number) {
  const sketch = await sketchKind(briefOf('create-sketch', prompt, {}), { seed, variant: 0 });
  return { png: await encodePng(sketch), regions: sketch.companions?.regionMap };
}

async function drawCloth(prompt: string, sizePx = 512): Promise<Uint8Array> {
  const { data } = createPattern({ prompt, ...DRAW, sizePx });
  return encodePng({ data, width: sizePx, height: sizePx });
}

/** A garment made of the cloth, as before a camera. */
export async function drawGarment(garment: string, cloth: Uint8Array): Promise<Uint8Array> {
  const brief = briefOf('pattern-to-image', garment, { source: cloth });
  return encodePng(await patternToImageKind(brief, DRAW));
}

/** A photo of a person in an outfit, with a mask of all its garments and one of the first. */
async function drawWorn(prompt: string, seed: number) {
  const { png: photo, truth, garments } = await drawFigurePhoto(prompt, { seed, variant: 0 });
  const { width, height } = await sharp(photo).metadata();
  const toMask = (inside: Uint8Array) => encodeMask(inside, { width, height });
  return {
    photo,
    everything: await toMask(truth(() => true)),
    garment: await toMask(truth((region) => region.garment === garments[0])),
  };
}
