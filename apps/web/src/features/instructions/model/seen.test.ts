import { beforeEach, expect, test } from 'vitest';
import { forgetSeen, noteSeen, wasSeen } from './seen.ts';

beforeEach(() => localStorage.clear());

test('are seen once by each user in each tool', () => {
  const visit = { owner: 'ada', tool: 'swap-garment' } as const;
  noteSeen(localStorage, visit);
  noteSeen(localStorage, { ...visit, owner: 'bea', tool: 'sketch-to-image' });
  expect(wasSeen(localStorage, visit)).toBe(true);
  expect(wasSeen(localStorage, { ...visit, owner: 'bea' })).toBe(false);
  expect(wasSeen(localStorage, { ...visit, tool: 'sketch-to-image' })).toBe(false);
});

test('turned on again they are seen no more, those of one tool', () => {
  for (const tool of ['swap-garment', 'sketch-to-image'] as const)
    noteSeen(localStorage, { owner: 'ada', tool });
  forgetSeen(localStorage, 'swap-garment');
  expect(wasSeen(localStorage, { owner: 'ada', tool: 'swap-garment' })).toBe(false);
  expect(wasSeen(localStorage, { owner: 'ada', tool: 'sketch-to-image' })).toBe(true);
});

test.each(['{', '{"a":1}', '[1]'])('a note that says %s is none', (text) => {
  localStorage.setItem('toile.instructions-seen', text);
  expect(wasSeen(localStorage, { owner: 'ada', tool: 'swap-garment' })).toBe(false);
});

test('a store that takes nothing costs another look, nothing else', () => {
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  expect(() => noteSeen(full, { owner: 'ada', tool: 'swap-garment' })).not.toThrow();
});
