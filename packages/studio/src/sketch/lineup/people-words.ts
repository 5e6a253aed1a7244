/** Numbers of people that a page has room for, by the words that say them. */
export const PEOPLE_COUNTS: ReadonlyMap<string, number> = new Map([
  ['two', 2],
  ['2', 2],
  ['both', 2],
  ['pair', 2],
  ['duo', 2],
  ['three', 3],
  ['3', 3],
  ['trio', 3],
  ['four', 4],
  ['4', 4],
  ['quartet', 4],
]);

/** Plurals of people whose word says who they are: it is read with the rest. */
export const NAMED_PEOPLE: ReadonlySet<string> = new Set([
  'women',
  'men',
  'ladies',
  'gentlemen',
  'girls',
  'boys',
  'children',
  'kids',
  'teenagers',
  'toddlers',
  'brides',
  'bridesmaids',
  'groomsmen',
  'grandmothers',
]);

/** Plurals of figures and of what one figure wears, which say nothing of who it is. */
export const FIGURES: ReadonlySet<string> = new Set([
  'people',
  'models',
  'figures',
  'friends',
  'looks',
  'outfits',
  'ensembles',
  'croquis',
]);

/** Words before a number: "a line-up of three looks". */
export const ROWS: ReadonlySet<string> = new Set([
  'lineup',
  'line',
  'row',
  'group',
  'collection',
  'capsule',
  'series',
  'range',
]);

/** Words behind a number that make it a number of other things: "two piece", "two tone". */
export const OF_THINGS: ReadonlySet<string> = new Set([
  'piece',
  'tone',
  'way',
  'button',
  'pocket',
  'tier',
  'layer',
  'colour',
  'color',
]);

/** One person, by the words that may stand in a pair: "mother and daughter". */
export const PERSONS: ReadonlySet<string> = new Set([
  'woman',
  'man',
  'girl',
  'boy',
  'mother',
  'mum',
  'mom',
  'father',
  'dad',
  'daughter',
  'son',
  'bride',
  'groom',
  'bridesmaid',
  'lady',
  'gentleman',
  'grandmother',
  'grandfather',
  'toddler',
  'child',
]);

/** What may stand between "and" and the second person of a pair, besides adjectives. */
export const OF_A_PERSON: ReadonlySet<string> = new Set(['a', 'an', 'the', 'her', 'his', 'their']);

/** Words with which the clothes of one person begin: none of them stands inside a pair. */
export const CLOTHES_BEGIN: ReadonlySet<string> = new Set(['in', 'wearing', 'with', 'wears']);

/** Words that give each of several people something of their own: "one in red, the other in blue". */
export const EACH_OF_THEM: ReadonlySet<string> = new Set([
  'one',
  'other',
  'another',
  'first',
  'second',
  'third',
  'fourth',
]);

/** Words that say that all wear the same. */
export const MATCHING: ReadonlySet<string> = new Set([
  'matching',
  'identical',
  'coordinating',
  'coordinated',
  'same',
]);

/** Clothes of which somebody wears one: two of them are worn by two people. */
export const WHOLE_OUTFITS: ReadonlySet<string> = new Set([
  'gown',
  'dress',
  'suit',
  'tuxedo',
  'jumpsuit',
  'sundress',
  'minidress',
  'sari',
  'saree',
  'kimono',
  'kaftan',
  'lehenga',
  'sherwani',
  'tracksuit',
  'dungarees',
]);
