import { expect, test } from 'vitest';
import { reducePalette } from './reduce-palette.ts';

const PALETTE = [
  { hex: '#ffffff', share: 0.6 },
  { hex: '#203060', share: 0.2 },
  { hex: '#fafafa', share: 0.15 },
  { hex: '#c02030', share: 0.05 },
];

test('the colour that is missed least gives way, and the nearest one takes its share', () => {
  const kept = reducePalette(PALETTE, 3);
  expect(kept.map(({ hex }) => hex)).toEqual(['#ffffff', '#203060', '#c02030']);
  expect(kept.map(({ share }) => share)).toEqual([0.75, 0.2, 0.05]);
});

test('a palette that is small enough stays, and its colours are not changed', () => {
  expect(reducePalette(PALETTE, 4)).toEqual(PALETTE);
  expect(reducePalette(PALETTE, 1)).toEqual([{ hex: '#ffffff', share: 1 }]);
  expect(PALETTE[0]?.share).toBe(0.6);
});

test('less than one colour is refused', () => {
  expect(() => reducePalette(PALETTE, 0)).toThrow(RangeError);
});
