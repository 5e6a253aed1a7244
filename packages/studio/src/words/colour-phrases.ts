import type { Hex } from '../core/colour.ts';
import { isListJoin } from './colour-lists.ts';
import { COLOUR_MODIFIERS, SPREADING } from './colour-modifiers.ts';
import type { PhraseMatch } from './find-phrases.ts';

/** Parts of a lexicon's meanings that colour words need. */
export type Sense = { is: string; colour?: Hex; isTrade?: boolean };

/** The colour that a phrase names. */
export const colourIn = <M extends Sense>({ meanings }: PhraseMatch<M>): Hex | undefined =>
  meanings.find(({ is }) => is === 'colour')?.colour;

export const isModifier = <M extends Sense>(match: PhraseMatch<M> | undefined): boolean =>
  match?.meanings.some(({ is }) => is === 'modifier') ?? false;

/** A named colour with all that is said of it. */
export type ColourPhrase = { colour: Hex; from: number; to: number };

type Text<M> = { found: readonly PhraseMatch<M>[]; tokens: readonly string[] };

/**
 * The colour of a phrase as the words before it change it, the nearest first ("pale dusty pink" is
 * a dusty pink made pale), or as the first of its list was changed: "pastel pink and yellow".
 */
export function modifiedColour<M extends Sense>(
  match: PhraseMatch<M>,
  text: Text<M>,
): ColourPhrase | undefined {
  const named = colourIn(match);
  if (!named) return undefined;
  const modifiers = modifiersBefore(match, text.found);
  const spread = modifiers.length === 0 ? spreadOver(match, text) : undefined;
  const colour = [...modifiers.map(({ phrase }) => phrase), ...(spread ? [spread] : [])].reduce(
    (made, phrase) => COLOUR_MODIFIERS[phrase](made),
    named,
  );
  return { colour, from: modifiers.at(-1)?.from ?? match.from, to: match.to };
}

/** The modifiers right before a phrase, the nearest first. */
function modifiersBefore<M extends Sense>(
  match: PhraseMatch<M>,
  found: readonly PhraseMatch<M>[],
): PhraseMatch<M>[] {
  const modifiers: PhraseMatch<M>[] = [];
  for (let from = match.from; ; ) {
    const before = found.find(({ to }) => to === from);
    if (!before || !isModifier(before)) return modifiers;
    modifiers.push(before);
    from = before.from;
  }
}

/** Colours in the longest list that one modifier is said of. */
const LONGEST_LIST = 8;

/** The modifier that a list of colours begins with, where it is one for all of them. */
function spreadOver<M extends Sense>(
  match: PhraseMatch<M>,
  { found, tokens }: Text<M>,
): string | undefined {
  let first = match;
  for (let i = 0; i < LONGEST_LIST; i += 1) {
    const { from } = first;
    const before = found.findLast((other) => other.to < from && colourIn(other) !== undefined);
    if (!before || !isListJoin(tokens.slice(before.to, from))) return undefined;
    const nearest = modifiersBefore(before, found).at(-1);
    if (nearest) return SPREADING.has(nearest.phrase) ? nearest.phrase : undefined;
    first = before;
  }
  return undefined;
}
