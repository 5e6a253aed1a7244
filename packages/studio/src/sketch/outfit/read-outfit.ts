import type { Hex } from '../../core/colour.ts';
import { settleColourWords } from '../../words/colour-positions.ts';
import { BREAK, tokenise } from '../../words/tokens.ts';
import type { BodyKind } from '../figure/body.ts';
import { SUIT_JACKETS } from '../garments/suit-jackets.ts';
import type { FinishId } from '../paint-scene/finish.ts';
import { dressBride } from './dress-bride.ts';
import { settleHeadNouns } from './head-nouns.ts';
import { joinParted } from './join-parted.ts';
import { joinSplitNames } from './join-split-names.ts';
import {
  meaningOf,
  type OutfitLexicon,
  type OutfitMatch,
  type OutfitMeaning,
  type Trait,
} from './outfit-meaning.ts';
import { settleParts } from './parts-of-garments.ts';
import { isRefused } from './refused.ts';
import { settleAccessories } from './said-of-accessory.ts';
import { settleSleeves } from './said-of-places.ts';
import { settleHeels } from './settle-heels.ts';
import { settlePrinted } from './settle-printed.ts';
import { settleSenses } from './settle-senses.ts';
import { garmentsOfOthers } from './several-people.ts';
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
  /** Garments of somebody else, who is not drawn: "one in a red coat, one in a green coat". */
  others?: readonly OutfitMatch[];
  bodies: readonly BodyKind[];
  traits: ReadonlyMap<Trait, string>;
  finish?: FinishId;
};

/** Reads a prompt of any content; never throws. */
export function readOutfit(lexicon: OutfitLexicon, prompt: string): OutfitReading {
  const tokens = spelledOut(tokenise(prompt));
  const named = settleHeadNouns(lexicon, tokens, joinSplitNames(lexicon, tokens));
  const coloured = settleColours(tokens, settleSenses(tokens, named));
  const found = settleParts(settleGarments(joinParted(lexicon, tokens, coloured), tokens));
  const doubted = doubtedWords(prompt);
  const isDoubted = ({ from, to }: OutfitMatch): boolean =>
    doubted.has(tokens[to - 1]) ||
    found.some(
      (next) => next.from === to && doubted.size > 0 && next.from > from && isDoubted(next),
    );
  const isUnwanted = (match: OutfitMatch) => isRefused(tokens, match.from) || isDoubted(match);
  const wanted = found.filter((match) => !isUnwanted(match));
  const refusals = found.filter(isUnwanted);
  const bodies = wanted.flatMap(({ meanings }) =>
    meanings.flatMap((meaning) => (meaning.is === 'body' ? [meaning.kind] : [])),
  );
  const traits = new Map<Trait, string>();
  const shod = settleHeels(wanted);
  for (const match of shod) {
    const meaning = meaningOf(match, 'trait');
    if (meaning && !traits.has(meaning.trait)) traits.set(meaning.trait, meaning.id);
  }
  const garments = dressBride(settleSets(wanted.flatMap(garmentsOf)), wanted);
  const wishes = shod.filter((match) => garmentsOf(match).length === 0);
  const settled = settleAccessories({
    tokens,
    garments,
    wishes,
    others: garmentsOfOthers(tokens, garments, wishes),
    inNames: wanted.filter(isGarment).flatMap((match) => withinName(lexicon, tokens, match)),
    refusals,
    bodies: [...new Set(bodies)],
    traits,
    finish: wanted.map((match) => meaningOf(match, 'finish')?.finish).find((finish) => finish),
  });
  return settleSleeves(settled);
}

/** Last words of what a prompt weighs and drops: "pussy bow? no". */
const doubtedWords = (prompt: string): ReadonlySet<string> =>
  new Set([...prompt.toLowerCase().matchAll(/([\p{L}]+)\s*\?+\s*no\b/gu)].map(([, word]) => word));

/** The tokens with "w/" in words, each at its place. */
const spelledOut = (tokens: readonly string[]): string[] =>
  tokens.map((token, at) => {
    if (token === 'w' && tokens[at + 1] === BREAK) return 'with';
    return token === BREAK && tokens[at - 1] === 'w' ? 'a' : token;
  });

/** Meanings that are no noun a colour stands before. */
const LOOSE: ReadonlySet<OutfitMeaning['is']> = new Set([
  'colour',
  'modifier',
  'filler',
  'body',
  'position',
  'undrawn',
]);

/** Settles which words are colours; a thing printed on cloth is none. */
function settleColours(tokens: readonly string[], found: readonly OutfitMatch[]): OutfitMatch[] {
  const settled = settleColourWords(found, {
    tokens,
    isSubject: () => false,
    isNoun: ({ is }) => !LOOSE.has(is),
  });
  return settlePrinted(tokens, settled);
}

/** Tops of sets for sports, and the words that name them once more. */
const SPORTS_TOPS: ReadonlySet<string> = new Set(['sweatshirt']);
const TOPS: ReadonlySet<string> = new Set(['top', 'jacket']);

/**
 * A jacket named after a suit is the suit's own: "tuxedo: white jacket, black trousers". So is the
 * top of a tracksuit: "a tracksuit with a half zip top".
 */
function settleSets(garments: readonly NamedGarment[]): NamedGarment[] {
  return garments.map((garment, i) => {
    const { phrase } = garment.match;
    if (!TOPS.has(phrase)) return garment;
    const own = garments.slice(0, i).find(({ id, match }) => {
      const isTop = SPORTS_TOPS.has(id) || (phrase === 'jacket' && SUIT_JACKETS.has(id));
      return isTop && meaningOf(match, 'set') !== undefined;
    });
    return own ? { ...garment, id: own.id } : garment;
  });
}

function garmentsOf(match: OutfitMatch): NamedGarment[] {
  const set = meaningOf(match, 'set');
  if (set) return set.ids.map((id) => ({ id, match, colour: set.colour }));
  const one = meaningOf(match, 'garment');
  return one ? [{ id: one.id, match, colour: meaningOf(match, 'colour')?.colour }] : [];
}

const isGarment = (match: OutfitMatch | undefined) =>
  match !== undefined && garmentsOf(match).length > 0;

/** What stands right behind a match; behind a cloth, what stands after the adjectives that follow. */
function describedBy(found: readonly OutfitMatch[], i: number): OutfitMatch | undefined {
  const isCloth = found[i].meanings.some(({ is }) => is === 'fabric' || is === 'detail');
  let at = i;
  while (isCloth && found[at + 1]?.from === found[at].to && isAdjective(found[at + 1])) at += 1;
  const next = found[at + 1];
  return next?.from === found[at].to ? next : undefined;
}

const isAdjective = ({ meanings }: OutfitMatch): boolean =>
  meanings.length > 0 && meanings.every(({ is }) => ADJECTIVES.has(is));

const ADJECTIVES: ReadonlySet<OutfitMeaning['is']> = new Set([
  'colour',
  'modifier',
  'fabric',
  'print',
  'detail',
  'feature',
]);

/** "A dress in grey knit": the cloth of the garment before "in". */
function isClothOfGarment(
  found: readonly OutfitMatch[],
  i: number,
  tokens: readonly string[],
): boolean {
  let first = i;
  while (found[first - 1]?.to === found[first].from && isAdjective(found[first - 1])) first -= 1;
  const { from } = found[first];
  return (
    tokens[from - 1] === 'in' && isGarment(found[first - 1]) && found[first - 1].to === from - 1
  );
}

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
function settleGarments(found: readonly OutfitMatch[], tokens: readonly string[]): OutfitMatch[] {
  return found.map((match, i) => {
    const next = describedBy(found, i);
    const hasOther = match.meanings.some(({ is }) => !['garment', 'set', 'named'].includes(is));
    if (!isGarment(match) || !hasOther) return match;
    const isCloth = match.meanings.some(({ is }) => is === 'fabric');
    const isBeforePart = isCloth && meaningOf(next ?? match, 'part') !== undefined;
    const describes =
      isGarment(next) || isBeforePart || (isCloth && isClothOfGarment(found, i, tokens));
    // What is meant by "turtleneck" alone is a knit, and a collar as well.
    const keep = (is: string) =>
      is === 'garment' || is === 'set' ? !describes : describes || ALSO_OF_A_GARMENT.has(is);
    return { ...match, meanings: match.meanings.filter(({ is }) => keep(is)) };
  });
}
