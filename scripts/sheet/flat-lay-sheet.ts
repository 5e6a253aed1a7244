import { readFile } from 'node:fs/promises';
import { drawFigurePhoto, encodePng, imageToFlatlayKind } from '@toile/studio/drawing';
import { getTool } from '@toile/tools';
import { FLAT_LAY_SETS } from './flat-lay-prompts.ts';
import type { ToolSheet } from './sheet-set.ts';

type FlatLayOptions = { source?: string };

const figures = new Map<string, Promise<Uint8Array>>();

/** A drawn figure rendered like a photo; each is drawn once. */
function figureOf(outfit: string, seed: number): Promise<Uint8Array> {
  const known = figures.get(outfit);
  if (known) return known;
  const drawn = drawFigurePhoto(outfit, { seed, variant: 1 }).then(({ png }) => png);
  figures.set(outfit, drawn);
  return drawn;
}

/** Sheets of image-to-flatlay: the photo of the command line, or drawn figures. */
export const flatLaySheet: ToolSheet<FlatLayOptions> = {
  sets: FLAT_LAY_SETS,
  ratio: 4 / 3,
  draw: async ({ prompt, ...recipe }, { source }) => {
    const [outfit = '', garment = outfit] = prompt.split(' → ');
    const photo = source
      ? await readFile(source)
      : await figureOf(outfit, (recipe.origin ?? recipe).seed);
    const run = { ai_model: 'image-to-flatlay', text_prompt: garment, num_images: 1 } as const;
    const brief = getTool('image-to-flatlay').brief?.(run, { source: photo });
    if (!brief) throw new Error('image-to-flatlay has no brief');
    const drawn = await imageToFlatlayKind(brief, recipe);
    return { ...drawn, family: drawn.choices.garment ?? '' };
  },
  encode: encodePng,
};
