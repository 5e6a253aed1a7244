import { isPluralOf, wordForms } from '../../words/word-forms.ts';

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

/** Words that say who somebody is: people by age, family and feast. */
export const PERSONS: ReadonlySet<string> = new Set([
  'woman',
  'man',
  'girl',
  'boy',
  'lady',
  'gentleman',
  'child',
  'kid',
  'teenager',
  'toddler',
  'mother',
  'mum',
  'mom',
  'father',
  'dad',
  'daughter',
  'son',
  'sister',
  'brother',
  'aunt',
  'uncle',
  'wife',
  'husband',
  'grandmother',
  'grandma',
  'grandfather',
  'grandpa',
  'bride',
  'groom',
  'bridesmaid',
  'groomsman',
]);

/** Words for figures and for what one figure wears, which say nothing of who it is. */
const FIGURES: ReadonlySet<string> = new Set([
  'person',
  'model',
  'figure',
  'friend',
  'look',
  'outfit',
  'ensemble',
  ...`dancer ballerina skater skateboarder surfer skier snowboarder cyclist runner hiker golfer rider
  athlete cheerleader student pupil teacher nurse doctor chef cook waiter waitress barista florist
  gardener musician singer artist painter actor sailor pilot teen teenager youth adult senior
  pensioner tourist traveller twin sibling guest villager farmer cowboy cowgirl influencer
  businesswoman businessman worker`.split(/\s+/),
]);

/** Plurals that their ending does not tell. */
const FIGURES_AS_PLURALS: ReadonlySet<string> = new Set(['people', 'croquis']);

/** Whether a word names one person: "bride". */
export const isPerson = (word: string): boolean => PERSONS.has(word);

/** Whether a word names several people: "grooms", "models", "people". */
export const arePeople = (word: string): boolean => areNamed(word) || areFigures(word);

/** Whether a word names several figures and says nothing of who they are: "models". */
export const areFigures = (word: string): boolean =>
  FIGURES_AS_PLURALS.has(word) || isPluralIn(FIGURES, word);

const areNamed = (word: string): boolean => isPluralIn(PERSONS, word);

const isPluralIn = (nouns: ReadonlySet<string>, word: string): boolean =>
  wordForms(word).some((form) => nouns.has(form) && isPluralOf(word, form));

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
