import { colourGap, type LabColour } from '../parse/colour-model.ts';
import { isWornPart, PART, PARTS } from '../parts/parts.ts';
import type { Superpixels } from '../superpixels/superpixels.ts';
import type { PlacedDot } from './placed-dot.ts';

/** Dots on one garment. */
export type DotGroup = readonly PlacedDot[];

/** Largest distance of two colours (see `colourGap`) of one cloth. */
const ALIKE = 14;

/** Parts that one garment may be taken for: a long coat is outerwear above and may be a skirt below. */
const MAY_BE_ONE: ReadonlySet<number> = new Set([
  PART.top,
  PART.outerwear,
  PART.dress,
  PART.skirt,
  PART.trousers,
  PART.bag,
]);

/** The garments that dots are on, those with most dots first. Dots on skin and hair are in none. */
export function groupGarments(dots: readonly PlacedDot[], pieces: Superpixels): DotGroup[] {
  const groups: PlacedDot[][] = [];
  for (const garment of PARTS.keys()) {
    if (!isWornPart(garment)) continue;
    const own = dots.filter(({ part }) => part === garment);
    if (own.length === 0) continue;
    const same = groups.find((group) => isOneCloth([...group, ...own], pieces));
    if (same) same.push(...own);
    else groups.push(own);
  }
  return groups.toSorted((a, b) => b.length - a.length);
}

function isOneCloth(dots: DotGroup, { lab }: Superpixels): boolean {
  if (dots.some(({ part }) => !MAY_BE_ONE.has(part))) return false;
  const colours = dots.map(
    ({ piece: k }): LabColour => [lab[k * 3], lab[k * 3 + 1], lab[k * 3 + 2]],
  );
  return colours.every((colour) => colourGap(colours[0], colour) < ALIKE);
}
