import type { Hex } from '../../core/colour.ts';
import { isCalled } from '../../words/colour-families.ts';
import { isNegated } from '../../words/drop-negated.ts';
import { STOP_WORDS } from '../../words/stop-words.ts';
import { BREAK } from '../../words/tokens.ts';
import { wordForms } from '../../words/word-forms.ts';
import type { Match } from './lexicon.ts';

/** Refusals of a prompt: words and colours that it excludes. */
export type Refusals = {
  matches: readonly Match[];
  /** Test for one of these words (singular) among the refused ones, known to the lexicon or not. */
  has: (...words: readonly string[]) => boolean;
  /** Whether the eye would call a colour by a refused name; undefined where none is refused. */
  isColour?: (colour: Hex) => boolean;
};

/** Reads what is refused, of the phrases that were found. */
export function readRefusals(tokens: readonly string[], found: readonly Match[]): Refusals {
  const matches = found.filter(({ from }) => isNegated(tokens, from));
  const words = new Set(
    tokens.flatMap((token, i) => (isNegated(tokens, i) ? wordForms(token) : [])),
  );
  const called = matches
    .filter((match) => !match.plural && isForAll(tokens[match.to]))
    .flatMap(({ phrase, meanings }) =>
      meanings.flatMap((meaning) =>
        meaning.is === 'colour' ? [isCalled({ name: phrase, colour: meaning.colour })] : [],
      ),
    );
  return {
    matches,
    has: (...asked) => asked.some((word) => words.has(word)),
    ...(called.length > 0 ? { isColour: (colour) => called.some((is) => is(colour)) } : {}),
  };
}

/** "No red" is said of the whole picture; "no red leaves" is said of leaves. */
const isForAll = (next: string | undefined) =>
  next === undefined || next === BREAK || STOP_WORDS.has(next);

export const LEAF_WORDS = ['leaf', 'leave', 'foliage', 'greenery', 'leafy'] as const;
export const DOT_WORDS = ['dot', 'spot', 'speck', 'speckle'] as const;
