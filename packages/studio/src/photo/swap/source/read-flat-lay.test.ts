import { expect, test } from 'vitest';
import { readFlatLay } from './read-flat-lay.ts';

const SIZE = { width: 200, height: 240 };

/** A garment drawn by a rule: which pixels are cloth. */
function flatLayOf(isCloth: (x: number, y: number) => boolean) {
  const alpha = new Uint8Array(SIZE.width * SIZE.height);
  for (let i = 0; i < alpha.length; i += 1) {
    if (isCloth(i % SIZE.width, Math.floor(i / SIZE.width))) alpha[i] = 255;
  }
  const rgb = new Uint8Array(alpha.length * 3).fill(120);
  return readFlatLay({ photo: { ...SIZE, rgb }, alpha });
}

const isTrunk = (x: number, y: number) => x >= 60 && x < 140 && y >= 40 && y < 200;

test('finds sleeves, armpits and the hem of a top', () => {
  const isSleeve = (x: number, y: number) => x >= 20 && x < 180 && y >= 40 && y < 80;
  const flat = flatLayOf((x, y) => isTrunk(x, y) || isSleeve(x, y));
  expect(flat.isLegs).toBe(false);
  expect(flat.sleeves.map((sleeve) => sleeve !== undefined)).toEqual([true, true]);
  expect(Math.abs(flat.pits[0].x - 60)).toBeLessThan(8);
  expect(Math.abs(flat.pits[1].x - 140)).toBeLessThan(8);
  expect(Math.abs((flat.sleeves[0]?.end.x ?? 0) - 20)).toBeLessThan(8);
  expect(Math.abs(flat.hemY - 199)).toBeLessThan(5);
});

test('finds the legs of trousers, and none of a skirt', () => {
  const trousers = flatLayOf((x, y) => isTrunk(x, y) && !(y > 90 && x > 94 && x < 106));
  expect(trousers.isLegs).toBe(true);
  expect(Math.abs((trousers.crotch?.y ?? 0) - 91)).toBeLessThan(6);
  expect(flatLayOf(isTrunk).isLegs).toBe(false);
});

test('refuses a picture without a garment', () => {
  expect(() => flatLayOf(() => false)).toThrow('The flat-lay is empty');
});
