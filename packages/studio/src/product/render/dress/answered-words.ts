import { isRegionOf, type PartId } from '../../../sketch/garments/part-ids.ts';
import { meaningOf, type OutfitMatch } from '../../../sketch/outfit/outfit-meaning.ts';
import type { OutfitReading } from '../../../sketch/outfit/read-outfit.ts';
import type { NamedWear } from './named-wear.ts';

/** What the picture of a drawing shows. */
export type Shown = {
  wear: readonly NamedWear[];
  /** True where the drawing has a print or embroidery, which is carried over. */
  isPrinted: boolean;
  /** Names of the parts that the drawing is known to have. */
  parts: readonly string[];
};

/**
 * Words of a prompt that the picture of a drawing answers. The drawing gives the cut, so words of
 * the cut count as answered. A pattern is never laid on bare cloth: words of a pattern and of its
 * colours count only where the drawing has one.
 */
export function answeredWords(
  reading: OutfitReading,
  { wear, isPrinted, parts }: Shown,
): ReadonlySet<OutfitMatch> {
  const { refusals } = reading;
  const missing = missingParts(wear, parts);
  const wishes = [...reading.wishes, ...reading.inNames].filter((match) => !missing.has(match));
  if (isPrinted) return new Set([...wishes, ...refusals.filter((match) => !isPattern(match))]);
  const isOfPattern = (match: OutfitMatch) =>
    isPattern(match) || coloursPrint(match, reading, wear);
  return new Set([...wishes.filter((match) => !isOfPattern(match)), ...refusals]);
}

/** Words for the colour or cloth of parts that the drawing has not, or that were not found in it. */
function missingParts(
  wear: readonly NamedWear[],
  drawn: readonly string[],
): ReadonlySet<OutfitMatch> {
  const asked = wear.flatMap(({ wish }) => [...wish.parts]);
  const isDrawn = (part: PartId) => drawn.some((region) => isRegionOf(part, region));
  const shown = new Set(asked.flatMap(([part, own]) => (isDrawn(part) ? own.asked : [])));
  return new Set(asked.flatMap(([, own]) => own.asked).filter((match) => !shown.has(match)));
}

const isPattern = (match: OutfitMatch): boolean =>
  meaningOf(match, 'print') !== undefined || meaningOf(match, 'detail')?.detail === 'embroidery';

/** "Navy with white stripes": a colour of the print, as the cloth has another before it. */
function coloursPrint(
  match: OutfitMatch,
  { wishes }: OutfitReading,
  wear: readonly NamedWear[],
): boolean {
  const next = wishes.find(({ from }) => from === match.to);
  if (!meaningOf(match, 'colour') || !meaningOf(next, 'print')) return false;
  const owner = wear.find(({ wish }) => wish.answered.has(match));
  return wishes.some(
    (other) =>
      other.from < match.from && meaningOf(other, 'colour') && owner?.wish.answered.has(other),
  );
}
