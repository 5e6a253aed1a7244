import { expect, test } from 'vitest';
import { mergeColours } from './merge-colours.ts';

test('colours that became equal are one, the widest first', () => {
  const own = [
    { hex: '#ffffff', share: 0.5 },
    { hex: '#203060', share: 0.25 },
    { hex: '#c02030', share: 0.25 },
  ];
  expect(mergeColours(own, ['#ffffff', '#101010', '#101010'])).toEqual([
    { hex: '#ffffff', share: 0.5 },
    { hex: '#101010', share: 0.5 },
  ]);
  expect(mergeColours(own, ['#00ff00']).map(({ hex }) => hex)).toEqual([
    '#00ff00',
    '#203060',
    '#c02030',
  ]);
});
