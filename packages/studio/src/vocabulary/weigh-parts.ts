import type { Rewording } from '@toile/tools';
import { STOP_WORDS } from '../words/stop-words.ts';
import { BREAK, tokenise } from '../words/tokens.ts';

/** Most words of a prompt that one word of the vocabulary is believed to express: "in der Farbe des Himmels". */
const WORDS_FOR_ONE = 5;

/** Words without a wish elsewhere that are garments in some kinds of pictures. */
const GARMENTS: ReadonlySet<string> = new Set(['dress', 'shirt', 'set']);

const isContent = (word: string) =>
  (!STOP_WORDS.has(word) || GARMENTS.has(word)) &&
  /\p{L}/u.test(word) &&
  (word.length > 1 || /[^\x20-\x7e]/u.test(word));

const wordsOf = (text: string) => tokenise(text).filter((token) => token !== BREAK);

/** Places at which a row of words stands in another. */
function placesOf(row: readonly string[], words: readonly string[]): number[] {
  return [...words.keys()].filter((at) => row.every((word, i) => words[at + i] === word));
}

type Part = { said: string; as: readonly string[] };

/**
 * The parts of a prompt that a text model expressed, as far as they can be believed: their words
 * stand in the prompt, they are few, and all that they became is said. Every other word of the
 * prompt that may carry a wish is unread.
 */
export function weighParts(
  prompt: string,
  { parts, said }: { parts: readonly Part[]; said: ReadonlySet<string> },
): Pick<Rewording, 'parts' | 'unread'> {
  const words = wordsOf(prompt);
  const expressed = new Set<number>();
  const believed = parts.flatMap((part) => {
    const row = wordsOf(part.said);
    const places = row.length > 0 ? placesOf(row, words) : [];
    const isSaid = part.as.length > 0 && part.as.every((word) => said.has(word));
    const isBelieved = isSaid && row.length <= part.as.length * WORDS_FOR_ONE;
    if (places.length === 0 || !isBelieved) return [];
    for (const at of places) row.forEach((_, i) => expressed.add(at + i));
    return [{ said: row.filter(isContent), as: [...part.as] }];
  });
  const unread = words.filter((word, at) => !expressed.has(at) && isContent(word));
  return { parts: believed, unread: [...new Set(unread)] };
}
