import { FABRIC_IDS, type FabricId } from '../../core/fabrics/fabric.ts';
import { FABRICS } from '../../core/fabrics/registry.ts';
import { PRINT_WORDS } from '../../sketch/outfit/detail-words.ts';
import { isContentWord } from '../../words/content-word.ts';
import { isNegated } from '../../words/drop-negated.ts';
import { createPhraseBook, findPhrases, type PhraseMatch } from '../../words/find-phrases.ts';
import { tokenise } from '../../words/tokens.ts';
import { wordsAt } from '../../words/words-at.ts';
import {
  AXES,
  AXIS_IDS,
  AXIS_NOUNS,
  type AxisId,
  type Design,
  NEAREST_CUTS,
} from './design/axes.ts';
import { ANY, type DesignWish } from './design/choose-design.ts';
import type { ClothGarment } from './design/garment.ts';
import { GARMENTS } from './garments/registry.ts';
import { listNamedGarments } from './named-garments.ts';
import { type PartWish, readPartWishes } from './part-wishes.ts';
import { UNDRAWN } from './undrawn-words.ts';

type Meaning =
  | { is: 'garment'; garment: ClothGarment; isNear: boolean }
  /** The name stands for features that its words do not say. */
  | { is: 'named'; says: readonly string[] }
  | { is: 'wish'; axis: AxisId; value: string; isNear?: boolean }
  | { is: 'fabric'; fabric: FabricId }
  | { is: 'filler' }
  /** Nothing here draws it; its words alone would be read as something else. */
  | { is: 'undrawn' };

/** A prompt for pattern-to-image, read. */
export type GarmentReading = {
  tokens: string[];
  matches: (PhraseMatch<Meaning> & { isRefused: boolean })[];
  wishes: DesignWish[];
  fabric?: FabricId;
  /** Colours and cloths of parts. */
  parts: readonly PartWish[];
};

/** Words that say nothing about the design by themselves. */
const FILLERS =
  `neck neckline garment cloth outfit piece hem top bottom length fit woman women man men
  girl boy lady ladies mens womens summer winter spring autumn fall season seasonal wear product shot
  photo flat lay ghost mannequin hanging front view studio trim detail line light casual made out
  sewn cut tailored classic simple modern elegant everyday long-lasting basic style`.split(/\s+/);

const BOOK = createPhraseBook<Meaning>(entries());

function* entries(): Generator<readonly [string, Meaning]> {
  for (const garment of GARMENTS) {
    for (const word of garment.words) yield [word, { is: 'garment', garment, isNear: false }];
    for (const word of garment.near ?? []) yield [word, { is: 'garment', garment, isNear: true }];
  }
  for (const { phrase, garment, says, isOwn } of listNamedGarments()) {
    if (!isOwn) yield [phrase, { is: 'garment', garment, isNear: false }];
    yield [phrase, { is: 'named', says }];
  }
  for (const axis of AXIS_IDS) {
    for (const [value, words] of Object.entries<readonly string[]>(AXES[axis])) {
      for (const word of words) yield [word, { is: 'wish', axis, value }];
    }
  }
  for (const { axis, value, words } of NEAREST_CUTS) {
    for (const word of words) yield [word, { is: 'wish', axis, value, isNear: true }];
  }
  for (const [word, axis] of Object.entries(AXIS_NOUNS))
    yield [word, { is: 'wish', axis, value: ANY }];
  for (const { id, words } of FABRICS)
    for (const word of words) yield [word, { is: 'fabric', fabric: id }];
  for (const word of FILLERS) yield [word, { is: 'filler' }];
  for (const phrase of UNDRAWN) yield [phrase, { is: 'undrawn' }];
}

/** Reads which garment, design and cloth a prompt asks for. Never throws. */
export function readGarment(prompt: string): GarmentReading {
  const tokens = tokenise(prompt);
  const matches = findPhrases(BOOK, tokens).map((match) => ({
    ...match,
    isRefused: isNegated(tokens, match.from),
  }));
  const parts = readPartWishes(prompt);
  const ofParts = new Set(parts.flatMap(({ places }) => places));
  const told = matches.flatMap((match) =>
    [...match.meanings, ...withinName(match)].map((meaning) => ({
      meaning,
      isRefused: match.isRefused,
      isOfPart: ofParts.has(match.from),
    })),
  );
  const said = told.flatMap(({ meaning, isRefused }) =>
    meaning.is === 'wish' ? [{ axis: meaning.axis, value: meaning.value, isRefused }] : [],
  );
  const wishes = [...said, ...impliedWishes(matches, said)];
  const fabric = told.find(
    ({ meaning, isRefused, isOfPart }) => meaning.is === 'fabric' && !isRefused && !isOfPart,
  )?.meaning;
  return {
    tokens,
    matches,
    wishes,
    fabric: fabric?.is === 'fabric' ? fabric.fabric : undefined,
    parts,
  };
}

/** What names stand for, in the features of which the prompt says nothing besides. */
function impliedWishes(
  matches: GarmentReading['matches'],
  said: readonly DesignWish[],
): DesignWish[] {
  const names = matches.filter(({ isRefused }) => !isRefused).flatMap(({ meanings }) => meanings);
  const implied = names.flatMap((meaning) =>
    meaning.is === 'named' ? firstOfAxis(meaning.says).flatMap(({ wishes }) => wishes) : [],
  );
  return implied.filter((wish) => !said.some(({ axis }) => axis === wish.axis));
}

type Said = { phrase: string; wishes: DesignWish[] };

/**
 * What a name says, phrase by phrase: the first of an axis rules, as a name that builds on another
 * says its own before the other's.
 */
function firstOfAxis(says: readonly string[]): Said[] {
  const kept: Said[] = [];
  for (const phrase of says) {
    const wishes = meaningsOf(phrase).flatMap((meaning) =>
      meaning.is === 'wish' ? [{ axis: meaning.axis, value: meaning.value, isRefused: false }] : [],
    );
    const isTaken = ({ axis }: DesignWish) =>
      kept.some((before) => before.wishes.some((wish) => wish.axis === axis));
    if (wishes.length === 0 || !wishes.every(isTaken)) kept.push({ phrase, wishes });
  }
  return kept;
}

/** The meanings of a whole phrase. */
const meaningsOf = (phrase: string): readonly Meaning[] => {
  const tokens = tokenise(phrase);
  return (
    findPhrases(BOOK, tokens).find(({ from, to }) => from === 0 && to === tokens.length)
      ?.meanings ?? []
  );
};

/** Meanings of the words before the last in a garment's name: the length in "maxi dress", the cloth in "denim jacket". */
function withinName({ phrase, meanings }: PhraseMatch<Meaning>): Meaning[] {
  const words = phrase.split(' ');
  if (words.length < 2 || !meanings.some(({ is }) => is === 'garment')) return [];
  const last = words.length - 1;
  return findPhrases(BOOK, words.slice(0, last))
    .flatMap((inner) => inner.meanings)
    .filter(({ is }) => is !== 'garment' && is !== 'named');
}

/**
 * The garments a prompt names, best first: the more words a name has, the surer it is. What is only
 * carried or worn with a garment named before it ("shirt with a tie") comes last; a skirt beside a
 * dress is the dress's.
 */
export function namedGarments({ matches }: GarmentReading): ClothGarment[] {
  const found = matches.flatMap(({ meanings, from, to, isRefused }) =>
    meanings.flatMap((meaning) =>
      meaning.is === 'garment' && !isRefused ? [{ ...meaning, from, words: to - from }] : [],
    ),
  );
  const clothes = found.filter(({ garment }) => garment.type !== 'accessory');
  const firstAt = Math.min(...clothes.map(({ from }) => from));
  const hasWhole = clothes.some(({ garment }) => garment.type === 'full');
  const rank = ({ garment, from, isNear }: (typeof found)[number]) =>
    (garment.type === 'accessory' && from > firstAt ? 4 : 0) +
    (garment.id === 'skirt' && hasWhole ? 2 : 0) +
    Number(isNear);
  return found
    .toSorted((a, b) => rank(a) - rank(b) || b.words - a.words || a.from - b.from)
    .map(({ garment }) => garment);
}

/** A picture as far as it answers words. */
export type Answer = {
  garment: ClothGarment;
  design: Design;
  fabric: FabricId;
  /** The wishes for parts that are followed. */
  parts: readonly PartWish[];
};

/** What the name of the garment stands for that the picture does not show: "dropped waist". */
export function withoutOf({ matches }: GarmentReading, answer: Answer): string[] {
  const names = matches.filter(({ meanings }) =>
    meanings.some((meaning) => meaning.is === 'garment' && meaning.garment === answer.garment),
  );
  const said = names.flatMap(({ meanings }) =>
    meanings.flatMap((meaning) =>
      meaning.is === 'named' ? firstOfAxis(meaning.says).map(({ phrase }) => phrase) : [],
    ),
  );
  const isShown = (meaning: Meaning) => isAnswered(meaning, false, { ...answer, isNamed: true });
  // The cloth's picture is given: what a name says of a print is no matter of the cut.
  return said.filter((phrase) => !PRINTS.has(phrase) && !meaningsOf(phrase).some(isShown));
}

const PRINTS: ReadonlySet<string> = new Set(Object.values(PRINT_WORDS).flat());

/** What is made in the place of what is not: "shirt for tabard", "bell for wide sleeve". */
export const insteadOf = (
  reading: GarmentReading,
  answer: Pick<Answer, 'garment' | 'design'>,
): string[] =>
  listInstead(reading, answer).map(
    ({ from, to, as }) => `${as} for ${reading.tokens.slice(from, to).join(' ')}`,
  );

/** Words of the prompt that the picture does not answer, in order, each once. */
export const unreadWords = (reading: GarmentReading, answer: Answer): string[] =>
  wordsAt(reading.tokens, unreadPlaces(reading, answer));

/** The places of words that the picture does not answer. */
export function unreadPlaces({ tokens, matches, parts }: GarmentReading, answer: Answer): number[] {
  const isNamed = matches.some(({ meanings }) =>
    meanings.some((meaning) => meaning.is === 'garment' && meaning.garment === answer.garment),
  );
  const read = new Set(answer.parts.flatMap(({ places }) => places));
  const ofParts = new Set(parts.flatMap(({ places }) => places));
  for (const { from, to, meanings, isRefused } of matches) {
    if (ofParts.has(from) && meanings.some(({ is }) => is === 'fabric')) continue;
    const holds = (meaning: Meaning) => isAnswered(meaning, isRefused, { ...answer, isNamed });
    // A refusal is of all that the word can mean, a wish of any.
    if (!(isRefused ? meanings.every(holds) : meanings.some(holds))) continue;
    for (let i = from; i < to; i += 1) read.add(i);
  }
  const isContent = (word: string) => isContentWord(word) || OF_GARMENTS.has(word);
  return [...tokens.keys()].filter((i) => !read.has(i) && isContent(tokens[i]));
}

/** Words for garments and cuts that are not drawn, each with the nearest that is drawn in its stead. */
export function listInstead(
  { matches }: GarmentReading,
  { garment, design }: Pick<Answer, 'garment' | 'design'>,
): { from: number; to: number; as: string }[] {
  return matches.flatMap(({ from, to, meanings, isRefused }) => {
    const named = meanings.flatMap((meaning) => nearestOf(meaning, { garment, design }));
    const [as] = isRefused ? [] : named;
    return as === undefined ? [] : [{ from, to, as: as.replaceAll('-', ' ') }];
  });
}

/** The name of what stands for a near meaning in the picture. */
function nearestOf(
  meaning: Meaning,
  { garment, design }: Pick<Answer, 'garment' | 'design'>,
): readonly string[] {
  if (meaning.is === 'garment' && meaning.isNear && meaning.garment === garment) {
    return garment.words.slice(0, 1);
  }
  if (meaning.is !== 'wish' || !meaning.isNear) return [];
  if (design[meaning.axis] !== meaning.value) return [];
  const values: Readonly<Record<string, readonly string[]>> = AXES[meaning.axis];
  return values[meaning.value]?.slice(0, 1) ?? [];
}

/** "Dress" and "shirt" are small talk in a prompt for a pattern; here they are wishes. */
const OF_GARMENTS: ReadonlySet<string> = new Set(['dress', 'shirt', 'set']);

/** A dress has a skirt, a jumpsuit has trousers. */
const isPartOf = ({ id }: ClothGarment, { skirt, leg }: Design): boolean =>
  (id === 'skirt' && skirt !== undefined) || (id === 'trousers' && leg !== undefined);

function isAnswered(
  meaning: Meaning,
  isRefused: boolean,
  { garment, design, fabric, isNamed }: Answer & { isNamed: boolean },
): boolean {
  switch (meaning.is) {
    case 'garment':
      if (isRefused) return meaning.garment !== garment;
      return (
        (meaning.garment === garment && !meaning.isNear) ||
        (isNamed && isPartOf(meaning.garment, design))
      );
    case 'wish': {
      if (meaning.isNear) return isRefused;
      const value: string | undefined = design[meaning.axis] ?? garment.always?.[meaning.axis];
      if (value === undefined) return isRefused;
      const has = meaning.value === ANY ? value !== 'none' : value === meaning.value;
      return has !== isRefused;
    }
    case 'fabric':
      return isRefused !== (FABRIC_IDS.includes(meaning.fabric) && meaning.fabric === fabric);
    case 'named':
      return false;
    case 'filler':
      return true;
    case 'undrawn':
      return false;
  }
}
