import { BREAK } from '../../words/tokens.ts';
import { meaningOf, type OutfitMatch } from './outfit-meaning.ts';
import { arePeople, PEOPLE_COUNTS } from './people-words.ts';
import type { NamedGarment } from './read-outfit.ts';

const COUNTS: ReadonlySet<string> = new Set([...PEOPLE_COUNTS.keys(), 'several', 'couple']);

/** Whether the word at a place asks for more than one figure: "two women", "both models". */
export function countsPeople(tokens: readonly string[], at: number): boolean {
  if (!COUNTS.has(tokens[at])) return false;
  const after = tokens[at + 1] === 'of' ? at + 2 : at + 1;
  return arePeople(tokens[after] ?? '');
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
    // "A tracksuit with a half zip top": the set's own.
    const isSame = (one: NamedGarment) =>
      one.match !== match && (!meaningOf(one.match, 'set') || meaningOf(match, 'set'));
    const isAgain = garments.slice(0, i).some((one) => one.id === id && isSame(one));
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
