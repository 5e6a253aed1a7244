import { expect, test } from 'vitest';
import { printFacts, readRepeatCm } from './print-facts.ts';

const TILE = { width: 1024, height: 1024 };

test('wide repeats are soft, and how wide they may be is told', () => {
  const wide = printFacts(TILE, { repeatCm: 32, dpi: undefined, tiles: 1 });
  expect(wide).toMatchObject({ isSoft: true, crispCm: 17.3, isEnlarged: false, width: 1024 });
  expect(Math.round(wide.drawnDpi)).toBe(81);
  const narrow = printFacts(TILE, { repeatCm: wide.crispCm, dpi: undefined, tiles: 1 });
  expect(narrow.isSoft).toBe(false);
});

test('more dots than were drawn are told as enlarged, not as sharper', () => {
  const facts = printFacts(TILE, { repeatCm: 32, dpi: 300, tiles: 3 });
  expect(facts).toMatchObject({
    isSoft: true,
    isEnlarged: true,
    width: 11_340,
    height: 11_340,
    widthCm: 96,
    isTooLarge: true,
  });
  expect(printFacts(TILE, { repeatCm: 8, dpi: 300, tiles: 1 }).isEnlarged).toBe(false);
});

test('centimetres are read with a dot or a comma', () => {
  expect(['32', '12.5', '12,5', '', '0', '201', 'x'].map(readRepeatCm)).toEqual([
    32,
    12.5,
    12.5,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
