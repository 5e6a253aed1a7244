import { expect, test } from 'vitest';
import { PLACE } from './garment-view.ts';
import type { Layer } from './layer.ts';
import { type BodyOutline, shapeBody } from './shape-body.ts';

const SIDE = 100;

/** A square of cloth, 80 pixels wide. */
function square(): Layer {
  const pixels = SIDE * SIDE;
  const isCloth = (i: number) => Math.abs((i % SIDE) + 0.5 - SIDE / 2) < 40;
  return {
    width: SIDE,
    height: SIDE,
    light: new Float32Array(pixels * 3),
    sure: new Float32Array(pixels),
    places: Uint8Array.from({ length: pixels }, (_, i) => (isCloth(i) ? PLACE.cloth : 0)),
    covered: Uint8Array.from({ length: pixels }, (_, i) => (isCloth(i) ? 1 : 0)),
    shape: new Float32Array(pixels),
  };
}

const OUTLINE: BodyOutline = {
  edgesAt: () => ({ outer: 40, inner: 0 }),
  firmFrom: 50,
  better: 0,
  hiddenFrom: 50,
  hiddenTo: 90,
  wholeFrom: 200,
  scale: 1,
};

test('cuts armholes where no sleeves are sewn in, on both sides alike', () => {
  const widthOf = (shape: Float32Array, y: number) =>
    shape.subarray(y * SIDE, (y + 1) * SIDE).filter((value) => value > 0.5).length;
  const boxy = shapeBody(square(), OUTLINE);
  const cut = shapeBody(square(), { ...OUTLINE, armhole: { from: 5, to: 50 } });
  expect(widthOf(cut, 25)).toBeLessThan(widthOf(boxy, 25) * 0.9);
  expect(widthOf(cut, 70)).toBe(widthOf(boxy, 70));
  const row = cut.subarray(25 * SIDE, 26 * SIDE);
  for (let x = 0; x < SIDE; x += 1) expect(row[x]).toBeCloseTo(row[SIDE - 1 - x], 3);
});
