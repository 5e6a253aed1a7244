import { beforeEach, expect, test } from 'vitest';
import { noteSeen, wasSeen } from './seen.ts';

beforeEach(() => sessionStorage.clear());

test('are seen once by each user in each tool', () => {
  const visit = { owner: 'ada', tool: 'swap-garment' } as const;
  noteSeen(sessionStorage, visit);
  noteSeen(sessionStorage, { ...visit, owner: 'bea', tool: 'sketch-to-image' });
  expect(wasSeen(sessionStorage, visit)).toBe(true);
  expect(wasSeen(sessionStorage, { ...visit, owner: 'bea' })).toBe(false);
  expect(wasSeen(sessionStorage, { ...visit, tool: 'sketch-to-image' })).toBe(false);
});

test.each(['{', '{"a":1}', '[1]'])('a note that says %s is none', (text) => {
  sessionStorage.setItem('toile.instructions-seen', text);
  expect(wasSeen(sessionStorage, { owner: 'ada', tool: 'swap-garment' })).toBe(false);
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
