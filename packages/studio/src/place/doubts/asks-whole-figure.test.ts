import { expect, test } from 'vitest';
import { asksWholeFigure } from './asks-whole-figure.ts';

test.each([
  'full-length on a beach at sunset',
  'full body shot in a studio',
  'standing on a wooden floor',
  'walking through a market street',
  'on the runway, head to toe',
  'shoes on wet cobblestones',
])('asks for a whole figure: %s', (prompt) => {
  expect(asksWholeFigure(prompt)).toBe(true);
});

test.each(['a beach at sunset', 'grey studio', 'pine forest without a floor', 'a cafe, blurred'])(
  'does not: %s',
  (prompt) => {
    expect(asksWholeFigure(prompt)).toBe(false);
  },
);
