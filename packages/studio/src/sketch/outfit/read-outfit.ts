import type { Hex } from '../../core/colour.ts';
import { settleColourWords } from '../../words/colour-positions.ts';
import { isPlant } from '../../words/colour-trade-names.ts';
import { findPhrases } from '../../words/find-phrases.ts';
import { tokenise } from '../../words/tokens.ts';
import type { BodyKind } from '../figure/body.ts';
import type { FinishId } from '../paint-scene/finish.ts';
import { joinParted } from './join-parted.ts';
import {
  meaningOf,
  type OutfitLexicon,
  type OutfitMatch,
  type OutfitMeaning,
  type Trait,
} from './outfit-meaning.ts';
import { isRefused } from './refused.ts';
import { withinName } from './within-name.ts';

/** A garment that the prompt names. */
export type NamedGarment = {
  id: string;
  match: OutfitMatch;
  /** What it is coloured where the prompt names no colour: a tuxedo is black. */
  colour?: Hex;
};

/** What a prompt about clothes says, before the outfit is completed. */
export type OutfitReading = {
  tokens: readonly string[];
  /** In order of mention. */
  garments: readonly NamedGarment[];
  /** Everything else that is wished, to be bound to garments. */
  wishes: readonly OutfitMatch[];
  /** What the names of garments say of them. */
  inNames: readonly OutfitMatch[];
  /** What the prompt says that it does not want. */
  refusals: readonly OutfitMatch[];
  bodies: readonly BodyKind[];
  traits: ReadonlyMap<Trait, string>;
  finish?: FinishId;
};

/** Reads a prompt of any content; never throws. */
export function readOutfit(lexicon: OutfitLexicon, prompt: string): OutfitReading {
  const tokens = tokenise(prompt);
  const coloured = settleColours(tokens, findPhrases(lexicon, tokens));
  const found = settleGarments(joinParted(lexicon, tokens, coloured));
  const wanted = found.filter(({ from }) => !isRefused(tokens, from));
  const refusals = found.filter(({ from }) => isRefused(tokens, from));
  const bodies = wanted.flatMap(({ meanings }) =>
    meanings.flatMap((meaning) => (meaning.is === 'body' ? [meaning.kind] : [])),
  );
  const traits = new Map<Trait, string>();
  for (const match of wanted) {
    const meaning = meaningOf(match, 'trait');
    if (meaning && !traits.has(meaning.trait)) traits.set(meaning.trait, meaning.id);
  }
  return {
    tokens,
    garments: wanted.flatMap(garmentsOf),
    wishes: wanted.filter((match) => garmentsOf(match).length === 0),
    inNames: wanted.filter(isGarment).flatMap((match) => withinName(lexicon, tokens, match)),
    refusals,
    bodies: [...new Set(bodies)],
    traits,
    finish: wanted.map((match) => meaningOf(match, 'finish')?.finish).find((finish) => finish),
  };
}

/** Meanings that are no noun a colour stands before. */
const LOOSE: ReadonlySet<OutfitMeaning['is']> = new Set([
  'colour',
  'modifier',
  'filler',
  'body',
  'undrawn',
]);

const PRINT_NOUNS: ReadonlySet<string> = new Set(['print', 'printed', 'prints', 'motif', 'motifs']);

/** "Roses" and "lemon print" are what is printed, no colour. */
const isPrinted = ({ phrase, plural, to }: OutfitMatch, tokens: readonly string[]) =>
  isPlant(phrase) && (plural || PRINT_NOUNS.has(tokens[to]));

/** Settles which words are colours; a thing printed on cloth is none. */
function settleColours(tokens: readonly string[], found: readonly OutfitMatch[]): OutfitMatch[] {
  const settled = settleColourWords(found, {
    tokens,
    isSubject: () => false,
    isNoun: ({ is }) => !LOOSE.has(is),
  });
  return settled
    .map((match) => (isPrinted(match, tokens) ? withoutColour(match) : match))
    .filter(({ meanings }) => meanings.length > 0);
}

const withoutColour = (match: OutfitMatch): OutfitMatch => ({
  ...match,
  meanings: match.meanings.filter(({ is }) => is !== 'colour'),
});

function garmentsOf(match: OutfitMatch): NamedGarment[] {
  const set = meaningOf(match, 'set');
  if (set) return set.ids.map((id) => ({ id, match, colour: set.colour }));
  const one = meaningOf(match, 'garment');
  return one ? [{ id: one.id, match, colour: meaningOf(match, 'colour')?.colour }] : [];
}

const isGarment = (match: OutfitMatch | undefined) =>
  match !== undefined && garmentsOf(match).length > 0;

const ALSO_OF_A_GARMENT: ReadonlySet<string> = new Set([
  'feature',
  'colour',
  'detail',
  'undrawn',
  'named',
]);

/**
 * "Knit" is a garment, but a cloth in "knit dress"; "shirt" a garment, but a word of the
 * collar in "shirt collar". A word with both senses right before a garment describes it.
 */
function settleGarments(found: readonly OutfitMatch[]): OutfitMatch[] {
  return found.map((match, i) => {
    const next = found[i + 1];
    const hasOther = match.meanings.some(({ is }) => !['garment', 'set', 'named'].includes(is));
    if (!isGarment(match) || !hasOther) return match;
    const describes = next?.from === match.to && isGarment(next);
    // What is meant by "turtleneck" alone is a knit, and a collar as well.
    const keep = (is: string) =>
      is === 'garment' || is === 'set' ? !describes : describes || ALSO_OF_A_GARMENT.has(is);
    return { ...match, meanings: match.meanings.filter(({ is }) => keep(is)) };
  });
}
