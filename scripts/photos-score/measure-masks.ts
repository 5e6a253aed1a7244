import { innerDots, maskFromDots, overlap } from '@toile/studio/drawing';
import { type Figure, readTruth } from './corpus.ts';
import { readPicture } from './read-picture.ts';

/** Parts that dots select, each with the number of dots that a user would set. */
const SELECTED = {
  figure: 3,
  upper: 2,
  outer: 2,
  lower: 2,
  full: 2,
  shoes: 1,
  held: 1,
  hat: 1,
} as const;

export type Found = { of: string; name: string; value: number };

/** Intersection over union of the masks that dots give with the truth, for each part of a figure. */
export async function measureMasks(figure: Figure, cutOut: string): Promise<Found[]> {
  const { reading } = await readPicture(figure.photo, cutOut);
  const found: Found[] = [];
  for (const [part, count] of Object.entries(SELECTED)) {
    const file = figure.parts.get(part);
    if (!file) continue;
    const truth = await readTruth(file);
    const skin = part === 'figure' ? figure.parts.get('skin') : undefined;
    // Dots on skin and on clothes mean all of a person.
    const more = skin ? innerDots(await readTruth(skin), reading.photo, 1) : [];
    const wanted = [...more, ...innerDots(truth, reading.photo, count)];
    const { mask } = await maskFromDots(reading, { wanted, unwanted: [] });
    found.push({ of: part, name: figure.name, value: overlap(mask, truth) });
  }
  return found;
}
