import { isNegated, refusesNext } from '../../words/drop-negated.ts';

const PREPOSITIONS = new Set(['in', 'on', 'with', 'of']);

/** Whether the prompt says that it does not want the word at a place: "isn't red", "not in red" as well. */
export function isRefused(tokens: readonly string[], at: number): boolean {
  for (let i = at - 1; i > 0 && at - i <= 3; i -= 1) {
    if (PREPOSITIONS.has(tokens[i]) && refusesNext(tokens, i - 1)) return true;
    if (refusesNext(tokens, i) || PREPOSITIONS.has(tokens[i])) break;
  }
  return isNegated(tokens, at);
}

/** Things that are drawn without being asked for, and that no word takes away. */
const UNASKED = new Set(
  `makeup lipstick moustache background backdrop swatch
  swatches shadow shadows wrinkle wrinkles fold folds seam seams`.split(/\s+/),
);

/** Whether a word that no table knows is refused, and nothing like it is drawn anyway: "no veil". */
export const isObeyed = (tokens: readonly string[], at: number): boolean =>
  !UNASKED.has(tokens[at]) && isRefused(tokens, at);
