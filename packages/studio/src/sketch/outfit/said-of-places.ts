import { ARTICLES } from '../../words/colour-lists.ts';
import type { Detail } from '../garments/features.ts';
import type { PartId } from '../garments/part-ids.ts';
import { meaningOf, type OutfitMatch } from './outfit-meaning.ts';
import type { OutfitReading } from './read-outfit.ts';

const AT: ReadonlySet<string> = new Set(['at', 'on', 'along', 'around', 'round', 'across']);

/** Where details are drawn that have one place: nowhere else, whatever is asked. */
const PLACES: Readonly<Partial<Record<Detail, readonly PartId[]>>> = {
  feathers: ['skirt', 'feather', 'edge'],
  fringe: ['skirt', 'fringe', 'edge'],
  sequins: ['bodice', 'skirt'],
  quilting: ['bodice', 'skirt', 'sleeve'],
  smocking: ['bodice'],
};

type Place = { part?: PartId; isHem: boolean };

/** The part that a word is said of by the words after it: "feather collar", "feathers on the sleeves". */
function placeAfter({ to }: OutfitMatch, { tokens, wishes }: OutfitReading): Place | undefined {
  let at = to;
  if (AT.has(tokens[at] ?? '')) at += 1;
  while (ARTICLES.has(tokens[at] ?? '')) at += 1;
  const noun = wishes.find(({ from }) => from === at);
  const part = meaningOf(noun, 'part')?.part;
  const isHem = noun !== undefined && /(^| )hem(line)?$/.test(noun.phrase);
  return part === undefined && !isHem ? undefined : { part, isHem };
}

/** Test for a detail that is said of a part where it is never drawn. */
export function isElsewhere(match: OutfitMatch, reading: OutfitReading): boolean {
  const detail = meaningOf(match, 'detail')?.detail;
  const places = detail && PLACES[detail];
  if (!places) return false;
  const said = placeAfter(match, reading);
  return said !== undefined && !said.isHem && !places.some((part) => part === said.part);
}

/** "A square collar with stripes": the print of a part, before "with". */
const isOfPartBefore = ({ from }: OutfitMatch, { tokens, wishes }: OutfitReading): boolean =>
  tokens[from - 1] === 'with' &&
  wishes.some((match) => match.to === from - 1 && meaningOf(match, 'part') !== undefined);

/** Test for a print, or a colour before it, that lies in one place: "a navy stripe at the hem". */
export function isOfPlacedPrint(match: OutfitMatch, reading: OutfitReading): boolean {
  if (match.within !== undefined) return false;
  if (meaningOf(match, 'print')) {
    return (
      isOfPartBefore(match, reading) ||
      (AT.has(reading.tokens[match.to] ?? '') && placeAfter(match, reading) !== undefined)
    );
  }
  const next = reading.wishes.find(({ from }) => from === match.to);
  const isBefore = meaningOf(match, 'colour') ?? meaningOf(match, 'modifier');
  return isBefore !== undefined && next !== undefined && isOfPlacedPrint(next, reading);
}
