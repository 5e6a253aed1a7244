import { BREAK } from '../../words/tokens.ts';
import { meaningOf, type OutfitMatch } from './outfit-meaning.ts';
import type { NamedGarment } from './read-outfit.ts';

const COUNTS: ReadonlySet<string> = new Set(['two', '2', 'both', 'several', 'couple', 'pair']);
/** Words for figures and for what one figure wears. */
const FIGURES: ReadonlySet<string> = new Set(['figure', 'model', 'look', 'outfit', 'ensemble']);

const PLURALS: ReadonlySet<string> = new Set(['women', 'men', 'children', 'ladies']);

/** Whether the word at a place asks for more than one figure: "two women", "both models". */
export function countsPeople(
  tokens: readonly string[],
  at: number,
  wishes: readonly OutfitMatch[],
): boolean {
  if (!COUNTS.has(tokens[at])) return false;
  const after = tokens[at + 1] === 'of' ? at + 2 : at + 1;
  const next = wishes.find(({ from }) => from === after);
  if (!next || !(next.plural || PLURALS.has(next.phrase))) return false;
  return meaningOf(next, 'body') !== undefined || FIGURES.has(next.phrase);
}

const ANOTHER: ReadonlySet<string> = new Set(['a', 'an', 'one', 'another', 'other', 'second']);

/**
 * Garments that the prompt names a second time with "a" or "another": those of somebody else, who
 * is not drawn. "The coat" named again is the same coat.
 */
export function garmentsOfOthers(
  tokens: readonly string[],
  garments: readonly NamedGarment[],
  wishes: readonly OutfitMatch[],
): OutfitMatch[] {
  return garments.flatMap(({ id, match }, i) => {
    const isAgain = garments.slice(0, i).some((one) => one.id === id && one.match !== match);
    return isAgain && ANOTHER.has(tokens[beforeAdjectives(match, tokens, wishes)]) ? [match] : [];
  });
}

/** The place before a noun and the words that describe it. */
export function beforeAdjectives(
  { from }: OutfitMatch,
  tokens: readonly string[],
  wishes: readonly OutfitMatch[],
): number {
  let at = from;
  for (let i = 0; i < 6; i += 1) {
    const before = wishes.find(({ to }) => to === at);
    if (!before || tokens[at - 1] === BREAK) break;
    at = before.from;
  }
  return at - 1;
}
