import { expect, it } from 'vitest';
import { layCloth } from '../../core/scene/lay-cloth.ts';
import type { Patch } from '../../core/scene/patch.ts';
import { layTile } from './lay-tile.ts';

/** Stripes of two pixels of the page: red, then blue. */
const STRIPES = {
  rgb: new Uint8ClampedArray([255, 0, 0, 255, 0, 0, 0, 0, 255, 0, 0, 255]),
  widthPx: 4,
  heightPx: 1,
  density: 1,
};
const BOX = { left: 10, top: 20, width: 40, height: 30 };

function laid(patch: Patch, scale = 1) {
  const { cloth } = layCloth({ id: 'given', tile: STRIPES }, patch);
  if (!cloth) throw new Error('No cloth was laid');
  const out = new Uint8ClampedArray(BOX.width * BOX.height * 4);
  layTile(cloth, { out, box: BOX, scale });
  return (x: number, y: number) => Array.from(out.slice((y * BOX.width + x) * 4).slice(0, 4));
}

it('lays upright cloth as it is on the bolt, from the corner of the page on', () => {
  const at = laid((u, v) => [10 + u * 40, 20 + v * 30]);
  const beside = laid((u, v) => [10 + u * 20, 20 + v * 30]);
  for (const x of [0, 7, 21, 39]) {
    const isRed = (x + BOX.left) % 4 < 2;
    expect(at(x, 15)).toEqual(isRed ? [255, 0, 0, 255] : [0, 0, 255, 255]);
    expect(beside(x, 15)).toEqual(at(x, 15));
  }
});

it('turns with the cloth: stripes that run down it run across a page on which it lies', () => {
  const at = laid((u, v) => [10 + v * 40, 50 - u * 30]);
  const column = [4, 5, 6, 7, 8, 9, 10, 11].map((y) => at(20, y)[0] > 127);
  expect(new Set(column).size).toBe(2);
  const row = [14, 15, 16, 17, 18, 19].map((x) => at(x, 6)[0] > 127);
  expect(new Set(row).size).toBe(1);
});

it('leaves no pixel bare, beside the net neither', () => {
  const at = laid((u, v) => [25 + u * 5, 30 + v * 5], 2);
  for (let y = 0; y < BOX.height; y += 1) {
    for (let x = 0; x < BOX.width; x += 1) expect(at(x, y)[3]).toBe(255);
  }
});
