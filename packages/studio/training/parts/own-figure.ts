import { decodePhoto } from '../../src/photo/decode-photo.ts';
import { PART } from '../../src/photo/parts/parts.ts';
import { drawFigurePhoto } from '../../src/photo/testing/draw-figure-photo.ts';
import type { MappedRegion } from '../../src/sketch/paint-scene/region-map/region-map.ts';
import { practicePrompt } from '../practice-prompts.ts';
import type { LabelledPicture } from './labelled-picture.ts';

/** Ids of garments by the part that they are; any other is a top. */
const GARMENTS: readonly (readonly [RegExp, number])[] = [
  [/coat|jacket|blazer|cape|bomber|biker|puffer|trench|cardigan|kimono/, PART.outerwear],
  [/dress|gown|jumpsuit|kaftan|romper/, PART.dress],
  [/skirt/, PART.skirt],
  [/trouser|jean|short|legging|pant|jogger|chino|culotte|palazzo/, PART.trousers],
];

/** The part of a person that a region of a drawing is. */
function partOf({ class: regionClass, garment = '', part }: MappedRegion): number {
  if (regionClass === 'skin') return PART.skin;
  if (regionClass === 'hair') return PART.hair;
  if (regionClass === 'shoe') return part === 'sock' ? PART.hosiery : PART.shoes;
  if (regionClass === 'accessory' || /belt|buckle/.test(part)) return PART.accessory;
  const [, found = PART.top] = GARMENTS.find(([ids]) => ids.test(garment)) ?? [];
  return found;
}

/** A studio picture of a figure that the studio drew, with its parts; the same for the same number. */
export async function ownFigure(number: number): Promise<LabelledPicture> {
  const prompt = practicePrompt(number);
  const { png, truth } = await drawFigurePhoto(prompt, { seed: number + 7, variant: number % 4 });
  const { width, height, rgb } = await decodePhoto(png);
  const parts = new Uint8Array(width * height);
  for (const part of Object.values(PART)) {
    const mask = truth((region) => partOf(region) === part);
    for (const [i, on] of mask.entries()) if (on) parts[i] = part;
  }
  return { width, height, rgb, parts };
}
