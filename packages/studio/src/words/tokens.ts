import { spellEmoji } from './emoji.ts';

/** Stands where punctuation parts a text; no phrase reaches over it. */
export const BREAK = ',';

/** A token, and where its text stands: code units of the text as it was given, the end excluded. */
export type PlacedToken = { token: string; start: number; end: number };

const TAG = /<[^<>]*>/g;
const WORD_OR_BREAK = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}]+)*|[,;:.!?()/\n–—]/gu;
const WORD = /^[\p{L}\p{M}\p{N}]/u;
/** Parts of a text that are normalised alone: nothing in one changes what lies beside it. */
const PART = /[^\0-\x7f]+|[\0-\x7f](?:\p{M}[^\0-\x7f]*)?/gu;

/**
 * The words of a text in order, and a BREAK for punctuation between them: emoji of things are
 * words, mark-up and other signs are left out, hyphens part words. Never throws.
 */
export const tokenise = (text: string): string[] => placeTokens(text).map(({ token }) => token);

/** The same with the places of the words in the text. Never throws. */
export function placeTokens(text: string): PlacedToken[] {
  const { plain, places } = normalise(text);
  const found = plain.replace(TAG, (tag) => ' '.repeat(tag.length)).matchAll(WORD_OR_BREAK);
  return Array.from(found, ({ 0: token, index }) => ({
    token: WORD.test(token) ? token : BREAK,
    start: places[index]?.start ?? 0,
    end: places[index + token.length - 1]?.end ?? text.length,
  }));
}

type Place = Pick<PlacedToken, 'start' | 'end'>;

/**
 * A text in lower case and in one form for each character, and the place in the text of each of
 * its code units. A part that changes its length stands as a whole.
 */
function normalise(text: string): { plain: string; places: readonly Place[] } {
  const places: Place[] = [];
  let joined = '';
  for (const { 0: part, index } of text.matchAll(PART)) {
    const plain = spellEmoji(part.normalize('NFKC'));
    joined += plain;
    const length = plain.toLowerCase().length;
    for (let i = 0; i < length; i += 1) {
      const isWhole = length !== part.length;
      places.push({
        start: index + (isWhole ? 0 : i),
        end: index + (isWhole ? part.length : i + 1),
      });
    }
  }
  return { plain: joined.toLowerCase(), places };
}
