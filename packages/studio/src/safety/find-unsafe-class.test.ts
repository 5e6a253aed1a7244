import { expect, test } from 'vitest';
import { findUnsafeClass } from './find-unsafe-class.ts';
import { type SafetyScores, scoresOf } from './safety-scores.ts';

const NOTHING: SafetyScores = { drawing: 0, hentai: 0, neutral: 0, porn: 0, sexy: 0 };

test.each<[string, Partial<SafetyScores>, ReturnType<typeof findUnsafeClass>]>([
  ['a coat', { neutral: 0.99 }, undefined],
  ['a sketch', { drawing: 0.9, hentai: 0.1 }, undefined],
  ['swimwear', { sexy: 0.97, porn: 0.03 }, undefined],
  ['lingerie', { sexy: 0.4, porn: 0.6 }, undefined],
  ['a drawing that may be', { drawing: 0.2, hentai: 0.8 }, undefined],
  ['an explicit photo', { porn: 0.95, sexy: 0.05 }, 'explicit-photo'],
  ['an explicit drawing', { hentai: 0.93, drawing: 0.07 }, 'explicit-drawing'],
  ['both in parts', { hentai: 0.4, porn: 0.5, sexy: 0.1 }, 'explicit-photo'],
])('%s', (_what, scores, wanted) => {
  expect(findUnsafeClass({ ...NOTHING, ...scores })).toBe(wanted);
});

test('scores have names in the order of the model', () => {
  const scores = { drawing: 0.1, hentai: 0.2, neutral: 0.3, porn: 0.25, sexy: 0.15 };
  expect(scoresOf(Float64Array.of(0.1, 0.2, 0.3, 0.25, 0.15))).toEqual(scores);
  expect(() => scoresOf([1])).toThrow(RangeError);
});
