import { FABRIC_IDS, type FabricId } from '../../core/fabrics/fabric.ts';
import { PRINT_WORDS } from '../../sketch/outfit/print-words.ts';
import { isContentWord } from '../../words/content-word.ts';
import { wordsAt } from '../../words/words-at.ts';
import type { Beside } from './beside.ts';
import { AXES, type Design } from './design/axes.ts';
import { ANY } from './design/choose-design.ts';
import type { ClothGarment } from './design/garment.ts';
import { type Meaning, meaningsOf } from './garment-lexicon.ts';
import { firstOfAxis } from './implied-wishes.ts';
import type { PartWish } from './part-wishes.ts';
import type { GarmentReading } from './read-garment.ts';

/** A picture's garment, as far as words can ask for it. */
export type Answer = {
  garment: ClothGarment;
  design: Design;
  fabric: FabricId;
  /** The wishes for parts that are followed. */
  parts: readonly PartWish[];
  /** The number of its buttons. */
  buttons: number;
  /** The garment for the other half of the body, with the places of what is said of its colour. */
  beside?: Beside;
};

/** Features that the garment's name stands for and the picture does not show: "dropped waist". */
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
  const overruled = new Set(
    matches.flatMap(({ meanings }) =>
      meanings.flatMap((meaning) => (meaning.is === 'wish' ? [meaning.axis] : [])),
    ),
  );
  const isOverruled = (meaning: Meaning) => meaning.is === 'wish' && overruled.has(meaning.axis);
  return said.filter((phrase) => {
    const meant = meaningsOf(phrase);
    return !PRINTS.has(phrase) && !meant.some(isShown) && !meant.some(isOverruled);
  });
}

const PRINTS: ReadonlySet<string> = new Set(Object.values(PRINT_WORDS).flat());

/** Substitutes, each with the words that it stands for: "shirt for tabard", "bell for wide sleeve". */
export const insteadOf = (
  reading: GarmentReading,
  answer: Pick<Answer, 'garment' | 'design' | 'beside'>,
): string[] =>
  listInstead(reading, answer).map(
    ({ from, to, as }) => `${as} for ${reading.tokens.slice(from, to).join(' ')}`,
  );

/** Words for garments and cuts that are not drawn, each with the nearest that is drawn in its stead. */
export function listInstead(
  { matches }: GarmentReading,
  answer: Pick<Answer, 'garment' | 'design' | 'beside'>,
): { from: number; to: number; as: string }[] {
  return matches.flatMap(({ from, to, meanings, isRefused }) => {
    const drawn = answer.beside ? [answer, answer.beside] : [answer];
    const named = meanings.flatMap((meaning) => drawn.flatMap((one) => nearestOf(meaning, one)));
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

/** Words of the prompt that the picture does not answer, in order, each once. */
export const unreadWords = (reading: GarmentReading, answer: Answer): string[] =>
  wordsAt(reading.tokens, unreadPlaces(reading, answer));

/** Places of the words that the picture does not answer. */
export function unreadPlaces(
  { tokens, matches, parts, countPlace }: GarmentReading,
  answer: Answer,
): number[] {
  const isNamed = matches.some(({ meanings }) =>
    meanings.some((meaning) => meaning.is === 'garment' && isOf(meaning.garment, answer.garment)),
  );
  const read = new Set(answer.parts.flatMap(({ places }) => places));
  for (const place of answer.beside?.places ?? []) read.add(place);
  if (answer.beside || SETS.has(answer.garment.id)) {
    for (const [at, word] of tokens.entries()) if (OF_SETS.has(word)) read.add(at);
  }
  if (countPlace !== undefined && answer.design.buttons) read.add(countPlace);
  const ofParts = new Set(parts.flatMap(({ places }) => places));
  for (const { from, to, meanings, isRefused } of matches) {
    if (ofParts.has(from) && meanings.some(({ is }) => is === 'fabric')) continue;
    const holds = (meaning: Meaning) => isAnswered(meaning, isRefused, { ...answer, isNamed });
    // A refusal is of all that the word can mean, a wish of any.
    if (!(isRefused ? meanings.every(holds) : meanings.some(holds))) continue;
    for (let i = from; i < to; i += 1) read.add(i);
  }
  for (const at of tokens.keys()) if (isWearerAt(tokens, at)) read.delete(at);
  // "In solid navy": what is of one colour is plain.
  const isRead = (at: number) => read.has(at) || (tokens[at] === 'solid' && read.has(at + 1));
  const isContent = (word: string) => isContentWord(word) || OF_GARMENTS.has(word);
  const isMiscounted = (at: number) => {
    const counted = matches.find(({ from }) => from === at + 1);
    if (!counted) return false;
    return (
      isOneOfTwo(tokens[at], counted, answer) || isWrongCount(tokens[at], tokens[at + 1], answer)
    );
  };
  return [...tokens.keys()].filter(
    (at) => !isRead(at) && (isContent(tokens[at]) || isMiscounted(at)),
  );
}

const WEARERS: ReadonlySet<string> = new Set(
  'woman women man men girl girls boy boys lady ladies child children kid kids person people'.split(
    ' ',
  ),
);

/** Test for somebody who is to wear the garment, "worn by a man": no product picture has a person. */
function isWearerAt(tokens: readonly string[], at: number): boolean {
  if (!WEARERS.has(tokens[at])) return false;
  const first = ['a', 'an', 'the', 'young', 'older'].includes(tokens[at - 1]) ? at - 2 : at - 1;
  return tokens[first] === 'by' || (tokens[first] === 'on' && first > 0);
}

const COUNTS: Readonly<Record<string, number>> = {
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
};

/** True for a number of things that are drawn as many as they come: all but the buttons. */
function isWrongCount(word: string, noun: string, { buttons }: Answer): boolean {
  const count = COUNTS[word] ?? Number(word);
  if (!(count >= 3)) return false;
  return !(/^buttons?$/.test(noun) && count === buttons);
}

/** Things that come in twos by themselves. */
const IN_TWOS: ReadonlySet<string> = new Set(['socks', 'curtains', 'trainers', 'bedding']);

/** True for "two cushions", of which one is drawn. */
function isOneOfTwo(
  word: string,
  { meanings }: GarmentReading['matches'][number],
  { garment }: Answer,
): boolean {
  if (word !== 'two' && word !== '2') return false;
  const isNamed = meanings.some((it) => it.is === 'garment' && it.garment === garment);
  return isNamed && garment.type === 'accessory' && !IN_TWOS.has(garment.id);
}

/** Garments of two pieces. */
const SETS: ReadonlySet<string> = new Set(['pyjamas', 'bikini', 'bedding']);

/** Words that two garments of one outfit answer. */
const OF_SETS: ReadonlySet<string> = new Set(['set', 'matching', 'coord', 'ord', 'co', 'both']);

/** "Dress" and "shirt" are small talk in a prompt for a pattern; here they are wishes. */
const OF_GARMENTS: ReadonlySet<string> = new Set(['dress', 'shirt', 'set']);

/** True where a garment is the one that is named, or of its kin. */
const isOf = (named: ClothGarment, garment: ClothGarment): boolean =>
  named === garment || (named.kin?.includes(garment.id) ?? false);

/** A dress has a skirt, a jumpsuit has trousers. */
const isPartOf = ({ id }: ClothGarment, { skirt, leg }: Design): boolean =>
  (id === 'skirt' && skirt !== undefined) || (id === 'trousers' && leg !== undefined);

function isAnswered(
  meaning: Meaning,
  isRefused: boolean,
  answer: Answer & { isNamed: boolean },
): boolean {
  const { garment, design, fabric, isNamed, beside } = answer;
  // Of two garments either may answer a wish; what is refused is refused of both.
  if (beside && meaning.is !== 'fabric') {
    const other = isAnswered(meaning, isRefused, { ...answer, ...beside, beside: undefined });
    const own = isAnswered(meaning, isRefused, { ...answer, beside: undefined });
    return isRefused ? own && other : own || other;
  }
  switch (meaning.is) {
    case 'garment':
      if (isRefused) return meaning.garment !== garment;
      return (
        (!meaning.isNear && isOf(meaning.garment, garment)) ||
        (isNamed && isPartOf(meaning.garment, design))
      );
    case 'wish':
      return isMade(meaning, isRefused, answer);
    case 'fabric':
      return isRefused !== (FABRIC_IDS.includes(meaning.fabric) && meaning.fabric === fabric);
    case 'named':
      return false;
    case 'filler':
      return true;
    case 'undrawn':
      return isRefused;
  }
}

/** True where a design has a value that is asked for, or lacks one that is refused. */
function isMade(
  { axis, value: asked, isNear }: Extract<Meaning, { is: 'wish' }>,
  isRefused: boolean,
  { design, garment }: Pick<Answer, 'design' | 'garment'>,
): boolean {
  if (isNear) return isRefused;
  const value: string | undefined = design[axis] ?? garment.always?.[axis];
  if (value === undefined) return isRefused;
  const has = asked === ANY ? value !== 'none' : isKindOf(value, asked);
  return has !== isRefused;
}

/** Sleeves to the wrist that are full or wide as well. */
const LONG_SLEEVES: ReadonlySet<string> = new Set(['bishop', 'bell']);

/** True where a value is another's, or a kind of it: a double-breasted front has buttons. */
const isKindOf = (value: string, asked: string): boolean =>
  value === asked ||
  (value === 'double' && asked === 'buttons') ||
  (asked === 'long' && LONG_SLEEVES.has(value));
