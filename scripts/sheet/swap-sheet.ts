import { readFile } from 'node:fs/promises';
import {
  createPattern,
  drawFigurePhoto,
  encodePng,
  patternToImageKind,
  swapGarmentKind,
} from '@toile/studio/drawing';
import { getTool } from '@toile/tools';
import sharp from 'sharp';
import { encodeMask } from '../encode-mask.ts';
import type { ToolSheet } from './sheet-set.ts';
import { SWAP_SETS } from './swap-prompts.ts';

type Worn = { target: Uint8Array; mask: Uint8Array };
type SwapOptions = { source?: string; mask?: string; garment?: string };

const figures = new Map<string, Promise<Worn>>();
const flatLays = new Map<string, Promise<Uint8Array>>();

/** The value of a key, made at its first use. */
function once<Value>(kept: Map<string, Promise<Value>>, key: string, make: () => Promise<Value>) {
  const known = kept.get(key) ?? make();
  kept.set(key, known);
  return known;
}

/** A drawn figure rendered like a photo, and the mask of one of its garments. */
async function drawWorn(prompt: string, garment: string | undefined): Promise<Worn> {
  const { png, truth, garments } = await drawFigurePhoto(prompt, { seed: 3, variant: 1 });
  const { width, height } = await sharp(png).metadata();
  const worn = garment ?? garments[0];
  const mask = await encodeMask(
    truth((region) => region.garment === worn),
    { width, height },
  );
  return { target: png, mask };
}

/** A flat-lay drawn by the engine, as a user would upload it. */
async function drawFlatLay(garment: string, pattern: string): Promise<Uint8Array> {
  const { data, sizePx } = createPattern({ prompt: pattern, seed: 1, variant: 0, sizePx: 512 });
  const source = await encodePng({ data, width: sizePx, height: sizePx });
  const run = { ai_model: 'pattern-to-image', text_prompt: garment, num_images: 1 } as const;
  const brief = getTool('pattern-to-image').brief?.(run, { source });
  if (!brief) throw new Error('pattern-to-image has no brief');
  return encodePng(await patternToImageKind(brief, { seed: 1, variant: 0 }));
}

/**
 * Sheets of swap-garment; a cell's prompt is the garment, its pattern and the figure, with dashes
 * between. The photo with its mask and the flat-lay of the command line replace them.
 */
export const swapSheet: ToolSheet<SwapOptions> = {
  sets: SWAP_SETS,
  ratio: 4 / 3,
  draw: async ({ prompt, ...recipe }, { source, mask, garment }) => {
    const [cut = '', pattern = '', figure = '', worn] = prompt.split(' — ');
    const { target, mask: inside } =
      source && mask
        ? { target: await readFile(source), mask: await readFile(mask) }
        : await once(figures, `${figure}|${worn}`, () => drawWorn(figure, worn));
    const flatLay = garment
      ? await readFile(garment)
      : await once(flatLays, `${cut}|${pattern}`, () => drawFlatLay(cut, pattern));
    const run = { ai_model: 'swap-garment', text_prompt: '', num_images: 1 } as const;
    const images = { target, mask: inside, source: flatLay };
    const brief = getTool('swap-garment').brief?.(run, images);
    if (!brief) throw new Error('swap-garment has no brief');
    const drawn = await swapGarmentKind(brief, recipe);
    return { ...drawn, family: drawn.choices.worn ?? '' };
  },
  encode: encodePng,
};
