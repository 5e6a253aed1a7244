import { readFile } from 'node:fs/promises';
import { createBackgroundKind, drawFigurePhoto, encodePng } from '@toile/studio/drawing';
import { getTool } from '@toile/tools';
import sharp from 'sharp';
import { encodeMask } from '../encode-mask.ts';
import { BACKGROUND_SETS } from './background-prompts.ts';
import type { ToolSheet } from './sheet-set.ts';

type Cut = { target: Uint8Array; mask: Uint8Array };
type BackgroundOptions = { source?: string; mask?: string };

/** Prompts of the figures on the sheets. */
const FIGURES = [
  'ivory silk slip dress',
  'camel wool coat over black trousers',
  "man's navy suit",
  'red tiered dress',
] as const;
const figures = new Map<string, Promise<Cut>>();

/** A drawn figure, rendered like a photo and cut out by its region map. */
function figureOf(prompt: string): Promise<Cut> {
  const known = figures.get(prompt);
  if (known) return known;
  const drawn = drawFigure(prompt);
  figures.set(prompt, drawn);
  return drawn;
}

async function drawFigure(prompt: string): Promise<Cut> {
  const { png, truth } = await drawFigurePhoto(prompt, { seed: 1, variant: 0 });
  const { width, height } = await sharp(png).metadata();
  const mask = await encodeMask(
    truth(() => true),
    { width, height },
  );
  return { target: png, mask };
}

/** Sheets of create-background: drawn figures, or the photo and the mask of the command line. */
export const backgroundSheet: ToolSheet<BackgroundOptions> = {
  sets: BACKGROUND_SETS,
  ratio: 4 / 3,
  draw: async ({ prompt, ...recipe }, { source, mask }) => {
    const images =
      source && mask
        ? { target: await readFile(source), mask: await readFile(mask) }
        : await figureOf(
            FIGURES[(prompt.length + (recipe.origin ?? recipe).variant) % FIGURES.length] ??
              FIGURES[0],
          );
    const run = { ai_model: 'create-background', text_prompt: prompt, num_images: 1 } as const;
    const brief = getTool('create-background').brief?.(run, images);
    if (!brief) throw new Error('create-background has no brief');
    const drawn = await createBackgroundKind(brief, recipe);
    return { ...drawn, family: drawn.choices.scene ?? '' };
  },
  encode: encodePng,
};
