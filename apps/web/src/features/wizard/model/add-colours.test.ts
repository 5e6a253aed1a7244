import { expect, test } from 'vitest';
import { addColours, listColours } from './add-colours.ts';

const called = (...names: string[]) => names.map((name) => ({ called: name }));

test('colours are listed as one reads them, each once, six at most', () => {
  expect(listColours(called('navy'))).toBe('navy');
  expect(listColours(called('navy', 'cream', 'navy', 'terracotta'))).toBe(
    'navy, cream and terracotta',
  );
  expect(listColours(called('a', 'b', 'c', 'd', 'e', 'f', 'g'))).toBe('a, b, c, d, e and f');
});

test.each([
  ['', 'in navy'],
  ['poppies', 'poppies in navy'],
  ['poppies. ', 'poppies in navy'],
  ['poppies, koi,', 'poppies, koi in navy'],
])('they follow the prompt %j', (prompt, full) => {
  expect(addColours(prompt, 'in navy')).toBe(full);
});
