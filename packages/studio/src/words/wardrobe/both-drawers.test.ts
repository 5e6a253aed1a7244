import { expect, test } from 'vitest';
import { AXES, AXIS_IDS, NEAREST_CUTS } from '../../product/cloth/design/axes.ts';
import { readGarment } from '../../product/cloth/read-garment.ts';
import { featureEntries } from '../../sketch/outfit/feature-words.ts';
import { CUT_WORDS } from './cut-words.ts';

/** Every phrase of the vocabulary, with the feature and the value that it asks for. */
const PHRASES = Object.entries(CUT_WORDS).flatMap(([feature, values]) =>
  Object.entries<readonly string[]>(values).flatMap(([value, words]) =>
    words.map((phrase) => ({ feature, value, phrase: phrase.replaceAll('-', ' ') })),
  ),
);

/** Values by their phrases, as one drawer has them. */
function collect(entries: Iterable<readonly [string, string]>): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const [phrase, value] of entries) {
    const known = found.get(phrase) ?? new Set();
    found.set(phrase, known.add(value));
  }
  return found;
}

const sketched = collect(
  featureEntries().flatMap(({ choice, words, isNearest }) =>
    words.map(
      (phrase) =>
        [
          phrase.replaceAll('-', ' '),
          isNearest ? 'nearest' : `${choice.feature} ${choice.value}`,
        ] as const,
    ),
  ),
);

test('sketches read each phrase as the value under which it stands, or as said to be its nearest', () => {
  const wrong = PHRASES.filter(({ feature, value, phrase }) => {
    const read = sketched.get(phrase);
    return !read?.has(`${feature} ${value}`) && !read?.has('nearest');
  });
  expect(wrong).toEqual([]);
});

/** Values of the vocabulary that product pictures neither make nor have a nearest for: listed as not understood. */
const NOT_MADE: ReadonlySet<string> = new Set([
  'neckline strapless',
  'neckline slip',
  'neckline off-shoulder',
  'neckline one-shoulder',
  'neckline keyhole',
  'collar ruff',
  'collar sailor',
  'collar fur',
  'sleeve cape',
  'sleeve raglan',
  'silhouette asymmetric',
  'leg cargo',
  'closure hidden',
  'closure toggles',
  'waist belt',
  'waist elastic',
  'waist peplum',
  'waist corset',
]);

test('product pictures read each phrase by the same table', () => {
  const words = new Set([
    ...AXIS_IDS.flatMap((axis) => Object.values<readonly string[]>(AXES[axis]).flat()),
    ...NEAREST_CUTS.flatMap((each) => each.words),
  ]);
  const unknown = PHRASES.filter(({ phrase }) => !words.has(phrase));
  const values = new Set(unknown.map(({ feature, value }) => `${feature} ${value}`));
  expect([...values].filter((each) => !NOT_MADE.has(each))).toEqual([]);
});

test.each([
  ['camp collar', 'collar', 'camp'],
  ['elbow sleeves', 'sleeve', 'short'],
  ['wide sleeves', 'sleeve', 'bell'],
])('a phrase that the two once read differently: %s', (phrase, axis, value) => {
  expect(readGarment(`shirt with ${phrase}`).wishes).toContainEqual({
    axis,
    value,
    isRefused: false,
  });
});
