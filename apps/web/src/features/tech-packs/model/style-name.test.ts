import { expect, test } from 'vitest';
import { styleNameOf } from './style-name.ts';

test.each([
  ['technical flat of a cotton shirt dress, belted', 'Cotton shirt dress'],
  ['a woman in a green silk wrap dress', 'Woman in a green silk wrap dress'],
  ['flat sketch of wide trousers. with a stripe', 'Wide trousers'],
  ['a linen shirt with a mandarin collar', 'Linen shirt'],
  ['', ''],
  [`coat ${'very '.repeat(20)}`, 'Coat very very very very very very very very'],
])('of “%s” is “%s”', (prompt, name) => {
  expect(styleNameOf(prompt)).toBe(name);
});
