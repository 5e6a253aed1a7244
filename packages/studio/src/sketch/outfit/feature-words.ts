import { CUT_WORDS, type CutValue } from '../../words/wardrobe/cut-words.ts';
import {
  CLOSURES,
  COLLARS,
  type Design,
  type Feature,
  type FeatureChoice,
  FITS,
  LEGS,
  LENGTHS,
  NECKLINES,
  SILHOUETTES,
  SLEEVES,
  WAISTS,
} from '../garments/features.ts';

import { FEATURES } from './decide-design.ts';

type Words = readonly string[];

/** A feature's value, with the phrases that ask for it. */
export type FeatureEntry<F extends Feature = Feature> = {
  choice: FeatureChoice<F>;
  words: Words;
  /** True: the phrases ask for another value, which is not drawn; this one is its nearest. */
  isNearest: boolean;
};

/** Values that sketches draw of each feature. */
const DRAWN: { readonly [F in Feature]: readonly Design[F][] } = {
  neckline: NECKLINES,
  collar: COLLARS,
  sleeve: SLEEVES,
  silhouette: SILHOUETTES,
  leg: LEGS,
  length: LENGTHS,
  fit: FITS,
  closure: CLOSURES,
  waist: WAISTS,
};

/** Values of the shared vocabulary that are not drawn, and the value drawn in their place. */
const NEAREST: { readonly [F in Feature]?: { readonly [Value in CutValue<F>]?: Design[F] } } = {
  length: { thigh: 'hip' },
};

/** Every value that a phrase can ask for, from the vocabulary of cuts. */
export const featureEntries = (): FeatureEntry[] =>
  FEATURES.flatMap((feature) => entriesOf(feature));

function entriesOf<F extends Feature>(feature: F): FeatureEntry<F>[] {
  const drawn: readonly Design[F][] = DRAWN[feature];
  const nearest: { readonly [value: string]: Design[F] | undefined } = NEAREST[feature] ?? {};
  const values: Readonly<Record<string, Words>> = CUT_WORDS[feature];
  return Object.entries(values).flatMap(([value, words]) => {
    const own = drawn.find((one: string) => one === value);
    const choice = own ?? nearest[value];
    if (choice === undefined) return [];
    return [{ choice: { feature, value: choice }, words, isNearest: own === undefined }];
  });
}

/** Phrases of the values that are drawn, by feature and value. */
export const FEATURE_WORDS: Readonly<Record<Feature, Readonly<Record<string, Words>>>> = {
  neckline: drawnWords('neckline'),
  collar: drawnWords('collar'),
  sleeve: drawnWords('sleeve'),
  silhouette: drawnWords('silhouette'),
  leg: drawnWords('leg'),
  length: drawnWords('length'),
  fit: drawnWords('fit'),
  closure: drawnWords('closure'),
  waist: drawnWords('waist'),
};

function drawnWords(feature: Feature): Readonly<Record<string, Words>> {
  const drawn = entriesOf(feature).filter(({ isNearest }) => !isNearest);
  return Object.fromEntries(drawn.map(({ choice, words }) => [choice.value, words]));
}

/** Nouns of a feature alone: "no belt" and "without sleeves" refuse it, and they are read where it shows. */
export const FEATURE_NOUNS: Readonly<Record<Feature, Words>> = {
  neckline: ['neckline', 'neck'],
  collar: ['collar'],
  sleeve: ['sleeve', 'sleeved'],
  silhouette: ['silhouette', 'shape', 'cut'],
  leg: ['leg'],
  length: ['length', 'hem', 'hemline'],
  fit: ['fit'],
  closure: ['closure', 'fastening', 'closing', 'fastener'],
  waist: ['waist', 'waistline', 'waistband'],
};

/** Words for a top whose end is not seen below the waist. */
export const TUCKED: ReadonlySet<string> = new Set([
  'tucked',
  'tucked in',
  'tucked into',
  'tucked inside',
  'half tucked',
  'front tucked',
]);
