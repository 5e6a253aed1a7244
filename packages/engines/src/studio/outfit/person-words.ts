import type { BodyKind } from '../figure/body.ts';

type Words = readonly string[];

/** Singular words that say who wears it; "child" leaves open which. */
export const BODY_WORDS: Readonly<Record<BodyKind, Words>> = {
  woman: [
    'woman',
    'women',
    'womenswear',
    'female',
    'lady',
    'feminine',
    "women's",
    'her',
    'bride',
    'bridal',
  ],
  man: [
    'man',
    'men',
    'menswear',
    'male',
    "men's",
    'gentleman',
    'mens',
    'his',
    'groom',
    'masculine',
  ],
  girl: [
    'girl',
    "girl's",
    'daughter',
    'kid',
    'child',
    "children's",
    "kid's",
    'childrenswear',
    'toddler',
  ],
  boy: ['boy', "boy's", 'son', 'kid', 'child', "children's", "kid's", 'childrenswear', 'toddler'],
};

export const FINISHES = ['watercolour', 'ink', 'pencil', 'marker', 'flat'] as const;
export type FinishId = (typeof FINISHES)[number];

/** Singular words that ask for a way of drawing. */
export const FINISH_WORDS: Readonly<Record<FinishId, Words>> = {
  watercolour: ['watercolour', 'watercolor', 'aquarelle', 'wash', 'painted', 'gouache'],
  ink: ['ink', 'pen and ink', 'pen', 'line drawing', 'ink wash', 'brush pen', 'black and white'],
  pencil: ['pencil', 'pencil sketch', 'pencil drawing', 'graphite', 'charcoal drawing', 'crayon'],
  marker: ['marker', 'copic', 'alcohol marker', 'felt tip', 'marker rendering'],
  flat: [
    'flat',
    'technical flat',
    'technical drawing',
    'technical sketch',
    'flat sketch',
    'fashion flat',
    'cad',
    'tech pack',
    'spec sheet',
    'line sheet',
    'spec drawing',
    'front and back',
    'front and back view',
  ],
};

/** Words that say nothing that a sketch could show otherwise; they are read and change nothing. */
export const SKETCH_FILLERS: Words = [
  'sketch',
  'fashion sketch',
  'illustration',
  'fashion illustration',
  'croquis',
  'figure',
  'model',
  'outfit',
  'look',
  'ensemble',
  'garment',
  'piece',
  'wearing',
  'worn',
  'dressed',
  'runway',
  'catwalk',
  'couture',
  'haute couture',
  'collection',
  'elegant',
  'chic',
  'modern',
  'minimal',
  'minimalist',
  'contemporary',
  'stylish',
  'fashionable',
  'detail',
  'detailed',
  'statement',
  'structured',
  'full body',
  'editorial',
];
