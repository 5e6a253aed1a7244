import { FABRICS } from '../../core/fabrics/registry.ts';
import { PRINT_IDS } from '../../core/scene/scene.ts';
import { colourEntries } from '../../words/colour-words.ts';
import { createPhraseBook } from '../../words/find-phrases.ts';
import { NAMED_CUTS } from '../../words/wardrobe/named-cuts.ts';
import { BODY_KINDS } from '../figure/body.ts';
import { DETAILS } from '../garments/features.ts';
import type { Garment } from '../garments/garment.ts';
import type { PartId } from '../garments/part-ids.ts';
import { EVENING_BLACK } from '../garments/suit-jackets.ts';
import { FINISH_IDS } from '../paint-scene/finish.ts';
import { BRIDAL_IVORY } from './bridal-ivory.ts';
import { FEATURES } from './decide-design.ts';
import { DETAIL_WORDS } from './detail-words.ts';
import { FEATURE_NOUNS, featureEntries, TUCKED } from './feature-words.ts';
import {
  NEAREST_ACCESSORIES,
  NEAREST_CHILDREN,
  NEAREST_FABRICS,
  NEAREST_GARMENTS,
  NEAREST_PRINTS,
  UNDRAWN,
} from './nearest-words.ts';
import type { OutfitLexicon, OutfitMeaning, Trait } from './outfit-meaning.ts';
import { PART_IDS, PART_WORDS } from './part-words.ts';
import { BODY_WORDS, FINISH_WORDS, SKETCH_FILLERS } from './person-words.ts';
import { POSITION_WORDS } from './position-words.ts';
import { motifNouns, PRINT_WORDS } from './print-words.ts';

/** Words for two garments at once. */
const SETS: Readonly<Record<string, readonly string[]>> = {
  suit: ['blazer', 'trousers'],
  pantsuit: ['blazer', 'trousers'],
  'trouser suit': ['blazer', 'trousers'],
  'skirt suit': ['blazer', 'skirt'],
  'power suit': ['blazer', 'trousers'],
  'three piece suit': ['vest', 'blazer', 'trousers'],
  'suit with waistcoat': ['vest', 'blazer', 'trousers'],
  'suit and waistcoat': ['vest', 'blazer', 'trousers'],
  tracksuit: ['sweatshirt', 'joggers'],
  'track suit': ['sweatshirt', 'joggers'],
  'morning suit': ['vest', 'morning-coat', 'trousers'],
  'morning dress': ['vest', 'morning-coat', 'trousers'],
  'twin set': ['cardigan', 'knit'],
  'walking suit': ['blazer', 'skirt'],
  'riding habit': ['blazer', 'skirt'],
  'short suit': ['blazer', 'shorts'],
  'shorts suit': ['blazer', 'shorts'],
};

/** Suits of the evening, which are black unless another colour is named. */
const BLACK_SETS: Readonly<Record<string, readonly string[]>> = {
  tuxedo: ['tuxedo-jacket', 'trousers'],
  tux: ['tuxedo-jacket', 'trousers'],
  'dinner suit': ['tuxedo-jacket', 'trousers'],
  'smoking suit': ['tuxedo-jacket', 'trousers'],
  'white tie': ['tailcoat', 'trousers'],
};

/** What is white unless another colour is named. */
const WHITE_GARMENTS = ['wedding gown', 'wedding dress', 'bridal gown', 'bridal dress'];

/** Entries of the figure's own lists, with the words that ask for them. */
export type TraitWords = { trait: Trait; id: string; words: readonly string[] };

/** The names of a garment: all that a lexicon needs of it. */
type GarmentNames = Pick<Garment, 'id' | 'words'> & Partial<Pick<Garment, 'place'>>;

/** Collects what the garments, the figure and our own tables know. */
export function createOutfitLexicon(
  garments: readonly GarmentNames[],
  traits: readonly TraitWords[],
): OutfitLexicon {
  return createPhraseBook<OutfitMeaning>(entries(garments, traits));
}

type Entry = readonly [phrase: string, meaning: OutfitMeaning];

function* entries(
  garments: readonly GarmentNames[],
  traits: readonly TraitWords[],
): Generator<Entry> {
  for (const { id, place, words } of garments) yield* each(words, { is: 'garment', id, place });
  for (const [phrase, ids] of Object.entries(SETS)) yield [phrase, { is: 'set', ids }];
  yield* namedCuts(garments);
  for (const part of PART_IDS) yield* each(PART_WORDS[part], { is: 'part', part });
  for (const [phrase, ids] of Object.entries(BLACK_SETS)) {
    yield [phrase, { is: 'set', ids, colour: EVENING_BLACK }];
  }
  yield* each(WHITE_GARMENTS, { is: 'colour', colour: BRIDAL_IVORY });
  yield* features();
  for (const detail of DETAILS) yield* each(DETAIL_WORDS[detail], { is: 'detail', detail });
  for (const id of PRINT_IDS)
    yield* each([...PRINT_WORDS[id], ...motifNouns(id)], { is: 'print', id });
  for (const { id, words } of FABRICS) yield* each(words, { is: 'fabric', id });
  yield* colourEntries();
  for (const kind of BODY_KINDS) yield* each(BODY_WORDS[kind], { is: 'body', kind });
  for (const finish of FINISH_IDS) yield* each(FINISH_WORDS[finish], { is: 'finish', finish });
  for (const { trait, id, words } of traits) {
    const said = trait === 'pose' ? words.flatMap(withOwners) : words;
    yield* each(said, { is: 'trait', trait, id });
  }
  for (const at of ['hand', 'raised'] as const)
    yield* each(POSITION_WORDS[at], { is: 'position', at });
  yield* each(SKETCH_FILLERS, { is: 'filler' });
  yield* nearest();
}

/**
 * Names that say more than a garment. One that a garment has among its words stays with that: it has
 * by itself what no phrase of the lexicon asks for.
 */
function* namedCuts(garments: readonly GarmentNames[]): Generator<Entry> {
  for (const [phrase, { of, says, with: company, isSuit }] of Object.entries(NAMED_CUTS)) {
    const isWordOf = (word: string) => (garment: GarmentNames) =>
      garment.words.some((own) => own.replaceAll('-', ' ') === word);
    const plain = garments.find(isWordOf(of));
    const own = garments.find(isWordOf(phrase));
    const beside = company === undefined ? undefined : garments.find(isWordOf(company));
    if (plain && beside && !own)
      yield [phrase, { is: 'set', ids: [plain.id, beside.id], isMixed: !isSuit }];
    else if (plain && !own && !NEAREST_PHRASES.has(phrase))
      yield [phrase, { is: 'garment', id: plain.id, place: plain.place }];
    yield [phrase, { is: 'named', says, ...(own && own !== plain && { isOwn: true }) }];
  }
}

/** Names of garments that are drawn as their nearest. */
const NEAREST_PHRASES = new Set(Object.values(NEAREST_GARMENTS).flat());

function* nearest(): Generator<Entry> {
  for (const [id, words] of Object.entries(NEAREST_GARMENTS)) {
    yield* undrawn(words, { is: 'garment', id });
  }
  for (const [id, words] of Object.entries(NEAREST_ACCESSORIES)) {
    yield* undrawn(words, { is: 'trait', trait: 'accessory', id });
  }
  for (const id of PRINT_IDS) yield* undrawn(NEAREST_PRINTS[id] ?? [], { is: 'print', id });
  for (const { id } of FABRICS) yield* undrawn(NEAREST_FABRICS[id] ?? [], { is: 'fabric', id });
  for (const kind of ['girl', 'boy'] as const) yield* each(NEAREST_CHILDREN, { is: 'body', kind });
  yield* each([...NEAREST_CHILDREN, ...UNDRAWN], { is: 'undrawn' });
}

function* undrawn(words: readonly string[], near: OutfitMeaning): Generator<Entry> {
  yield* each(words, near);
  yield* each(words, { is: 'undrawn' });
}

function* features(): Generator<Entry> {
  for (const { choice, words, isNearest } of featureEntries()) {
    yield* each(words, { is: 'feature', ...choice });
    yield* partsIn(words);
    if (isNearest) yield* each(words, { is: 'undrawn' });
  }
  yield* each([...TUCKED], { is: 'feature', feature: 'length', value: 'waist' });
  for (const feature of FEATURES)
    yield* each(FEATURE_NOUNS[feature], { is: 'feature-noun', feature });
}

/** Words between a pose's limbs and where they are: "hands in his pockets". */
const OWNERS = ['her', 'his', 'their', 'the'];
const INTO = / (in|on|behind|over|to) /;

/** A pose's phrase, as it is and with whose the place is. */
const withOwners = (phrase: string): readonly string[] =>
  INTO.test(phrase)
    ? [phrase, ...OWNERS.map((owner) => phrase.replace(INTO, ` $1 ${owner} `))]
    : [phrase];

/** Last words of cuts that are parts: of a "peter pan collar in white" the collar is white. */
const PARTS_OF_CUTS: Readonly<Record<string, PartId>> = {
  collar: 'collar',
  lapel: 'lapel',
  sleeve: 'sleeve',
  cuff: 'cuff',
  hood: 'hood',
  sash: 'belt',
  bow: 'bow',
};

function* partsIn(phrases: readonly string[]): Generator<Entry> {
  for (const phrase of phrases) {
    const [last, ...rest] = phrase.split(/[ -]/).toReversed();
    const part = PARTS_OF_CUTS[last ?? ''];
    if (part && rest.length > 0) yield* each([phrase], { is: 'part', part });
  }
}

/** Hyphens part words, as they do in the prompt. */
function* each(phrases: readonly string[], meaning: OutfitMeaning): Generator<Entry> {
  for (const phrase of phrases) yield [phrase.replaceAll('-', ' '), meaning];
}
