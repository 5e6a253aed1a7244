import { dropNegated } from '../../words/drop-negated.ts';
import { createPhraseBook, findPhrases } from '../../words/find-phrases.ts';
import { tokenise } from '../../words/tokens.ts';

/** Words by which a prompt asks for a whole figure, for its feet, or for the floor below them. */
const WHOLE = [
  'full figure',
  'full length',
  'full body',
  'whole figure',
  'whole body',
  'entire body',
  'entire figure',
  'head to toe',
  'head to foot',
  'floor',
  'foot',
  'feet',
  'shoe',
  'barefoot',
  'walking',
  'walk',
  'striding',
  'standing on',
  'stands on',
  'standing in',
  'footprint',
  'runway',
  'catwalk',
];

const BOOK = createPhraseBook<true>(WHOLE.map((phrase) => [phrase, true] as const));

/** Test of a prompt that asks for a whole figure or for the floor that it stands on. */
export function asksWholeFigure(prompt: string): boolean {
  const tokens = tokenise(prompt);
  return dropNegated(tokens, findPhrases(BOOK, tokens)).length > 0;
}
