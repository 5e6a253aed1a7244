import { expect, test } from 'vitest';
import { fitOwnPalette } from './fit-own-palette.ts';

const OWN = ['#808080', '#101010', '#f0f0f0'];

test('light stays light and dark stays dark', () => {
  expect(fitOwnPalette(OWN, ['#1b2c50', '#f6ecd6', '#c4673f'])).toEqual([
    '#c4673f',
    '#1b2c50',
    '#f6ecd6',
  ]);
});

test('fewer colours come twice, unmixed; of more the first are taken', () => {
  const two = ['#1b2c50', '#f6ecd6'];
  expect(new Set(fitOwnPalette(OWN, two))).toEqual(new Set(two));
  expect(fitOwnPalette(OWN, ['#c4673f'])).toEqual(['#c4673f', '#c4673f', '#c4673f']);
  const many = ['#1b2c50', '#f6ecd6', '#c4673f', '#ffffff', '#000000'];
  expect(new Set(fitOwnPalette(OWN, many))).toEqual(new Set(many.slice(0, 3)));
  expect(fitOwnPalette(['#808080'], many)).toEqual(['#1b2c50']);
});
