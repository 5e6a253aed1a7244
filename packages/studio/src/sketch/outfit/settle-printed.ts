import { isPlant } from '../../words/colour-trade-names.ts';
import { meaningOf, type OutfitMatch, type OutfitMeaning } from './outfit-meaning.ts';
import { MOTIFS } from './print-words.ts';

const PRINT_NOUNS: ReadonlySet<string> = new Set(['print', 'printed', 'prints', 'motif', 'motifs']);

/**
 * Settles which words are things printed on cloth: "roses" and "lemon print" are, and no colours;
 * "lemon" alone is a colour, and one star or heart nothing that is strewn over a dress. "Printed
 * with" another print says nothing more.
 */
export function settlePrinted(
  tokens: readonly string[],
  found: readonly OutfitMatch[],
): OutfitMatch[] {
  return found
    .map((match, i) => {
      if (match.phrase === 'printed' && isOfAnother(tokens, found, i)) return asFiller(match);
      if (isSewn(tokens, match)) return asSewn(match);
      if (isPrinted(match, tokens)) return without(match, 'colour');
      return MOTIFS.has(match.phrase) && !match.plural ? without(match, 'print') : match;
    })
    .filter(({ meanings }) => meanings.length > 0);
}

const isPrinted = ({ phrase, plural, to }: OutfitMatch, tokens: readonly string[]) =>
  (isPlant(phrase) || MOTIFS.has(phrase)) && (plural || PRINT_NOUNS.has(tokens[to]));

const without = (match: OutfitMatch, sense: OutfitMeaning['is']): OutfitMatch => ({
  ...match,
  meanings: match.meanings.filter(({ is }) => is !== sense),
});

const asFiller = (match: OutfitMatch): OutfitMatch => ({ ...match, meanings: [{ is: 'filler' }] });

const OF: ReadonlySet<string> = new Set(['with', 'in', 'all']);

/** "Printed with stars", "floral printed": the print is named beside it. */
function isOfAnother(tokens: readonly string[], found: readonly OutfitMatch[], i: number): boolean {
  const isPrint = (one: OutfitMatch | undefined) => meaningOf(one, 'print') !== undefined;
  if (found[i - 1]?.to === found[i].from && isPrint(found[i - 1])) return true;
  const next = found.slice(i + 1, i + 4).find(isPrint);
  return OF.has(tokens[found[i].to]) && next !== undefined;
}

const SEWN: ReadonlySet<string> = new Set([
  'embroidered',
  'beaded',
  'appliqued',
  'painted',
  'sequined',
]);

/** "Embroidered roses": what is sewn on, no print. */
const isSewn = (tokens: readonly string[], { phrase, from }: OutfitMatch): boolean =>
  MOTIFS.has(phrase) && SEWN.has(tokens[from - 1]);

/** Stitched sprays are flowers; other things are not drawn. */
function asSewn(match: OutfitMatch): OutfitMatch {
  const isFlower = match.meanings.some((one) => one.is === 'print' && one.id === 'floral');
  return isFlower ? asFiller(match) : without(without(match, 'print'), 'colour');
}
