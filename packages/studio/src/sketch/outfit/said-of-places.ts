import { ARTICLES } from '../../words/colour-lists.ts';
import { isContentWord } from '../../words/content-word.ts';
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
  ruffle: ['skirt', 'ruffle', 'edge', 'band'],
};

/** Other words for those places. */
const HOME: Readonly<Partial<Record<Detail, readonly string[]>>> = {
  sequins: ['chest', 'bust', 'front', 'neck', 'neckline', 'waist'],
  quilting: ['chest', 'front'],
  smocking: ['chest', 'bust', 'front', 'waist'],
  ruffle: ['front', 'placket', 'bottom', 'neck', 'neckline'],
  feathers: ['bottom'],
  fringe: ['bottom'],
};

/** Where something is: a part, the hem, or a noun that no list has. */
type Place = { part?: PartId; isHem: boolean; noun?: string };

/** The part that a word is said of by the words after it: "feather collar", "feathers on the sleeves". */
function placeAfter({ to }: OutfitMatch, { tokens, wishes }: OutfitReading): Place | undefined {
  const isAt = AT.has(tokens[to] ?? '');
  let at = isAt ? to + 1 : to;
  while (ARTICLES.has(tokens[at] ?? '')) at += 1;
  const noun = wishes.find(({ from }) => from === at);
  const part = meaningOf(noun, 'part')?.part;
  const isHem = noun !== undefined && /(^| )hem(line)?$/.test(noun.phrase);
  if (part !== undefined || isHem) return { part, isHem };
  const word = tokens[at] ?? '';
  const isNoun = isAt && noun === undefined && isContentWord(word);
  return isNoun ? { isHem, noun: word.replace(/s$/, '') } : undefined;
}

const isOnPart = (place: Place | undefined): boolean =>
  place !== undefined && place.noun === undefined;

/** Test for a detail that is said of a part where it is never drawn. */
export function isElsewhere(match: OutfitMatch, reading: OutfitReading): boolean {
  const detail = meaningOf(match, 'detail')?.detail;
  const places = detail && PLACES[detail];
  if (!places) return false;
  const said = placeAfter(match, reading);
  if (said?.noun !== undefined) return !HOME[detail]?.includes(said.noun);
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
      (AT.has(reading.tokens[match.to] ?? '') && isOnPart(placeAfter(match, reading)))
    );
  }
  const next = reading.wishes.find(({ from }) => from === match.to);
  const isBefore = meaningOf(match, 'colour') ?? meaningOf(match, 'modifier');
  return isBefore !== undefined && next !== undefined && isOfPlacedPrint(next, reading);
}

/** Trims of hems that are drawn on sleeves as well, under another name. */
const ON_SLEEVES: Readonly<Partial<Record<Detail, Detail>>> = {
  'lace-trim': 'lace-cuffs',
  feathers: 'feather-cuffs',
  fringe: 'sleeve-fringe',
};

/** Puts trims that are said of sleeves there, and not on the hem: "lace trimmed puff sleeves". */
export const settleSleeves = (reading: OutfitReading): OutfitReading => ({
  ...reading,
  wishes: reading.wishes.map((match) => {
    const detail = ON_SLEEVES[meaningOf(match, 'detail')?.detail ?? 'pocketless'];
    const part = detail && placeAfter(match, reading)?.part;
    return detail && (part === 'sleeve' || part === 'cuff')
      ? { ...match, meanings: [{ is: 'detail', detail }] }
      : match;
  }),
});
