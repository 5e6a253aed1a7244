import { describe, expect, it } from 'vitest';
import { rollToQuiet } from './roll-to-quiet.ts';
import { type Pixels, seamScore } from './seam-score.ts';

/** A picture of greys from a function of the place. */
function picture(size: number, grey: (x: number, y: number) => number): Pixels {
  const data = new Uint8ClampedArray(size * size * 4);
  for (let i = 0; i < size * size; i += 1) {
    const value = grey(i % size, Math.floor(i / size));
    data.set([value, value, value, 255], i * 4);
  }
  return { data, width: size, height: size };
}

const SIZE = 64;
const wave = (x: number, y: number) =>
  128 + 60 * Math.sin((2 * Math.PI * 3 * x) / SIZE) + 40 * Math.cos((2 * Math.PI * 2 * y) / SIZE);

describe('seamScore', () => {
  it('passes a tile that meets itself', () => {
    expect(seamScore(picture(SIZE, wave)).seamless).toBe(true);
  });

  it('measures the joins and the largest step inside, 0 to 255', () => {
    const ramp = seamScore(picture(4, (x) => x * 10));
    expect(ramp).toEqual({ wrapX: 30, wrapY: 0, interiorX: 10, interiorY: 0, seamless: false });
  });

  it.each([
    ['left and right', (x: number, y: number) => wave(x, y) + x],
    ['top and bottom', (x: number, y: number) => wave(x, y) + y],
  ])('catches a seam made on purpose: %s', (_, grey) => {
    expect(seamScore(picture(SIZE, grey)).seamless).toBe(false);
  });
});

describe('rollToQuiet', () => {
  it('cuts where neighbours differ least and keeps every pixel', () => {
    const rows = [
      [9, 9, 0, 0],
      [9, 9, 0, 0],
      [0, 0, 9, 9],
      [0, 0, 9, 9],
    ];
    const tile = picture(4, (x, y) => rows[y][x]);
    rollToQuiet(tile);
    const greys = Array.from({ length: 16 }, (_, i) => tile.data[i * 4]);
    expect(greys).toEqual([9, 0, 0, 9, 0, 9, 9, 0, 0, 9, 9, 0, 9, 0, 0, 9]);
  });

  it('leaves the tile seamless', () => {
    const tile = picture(SIZE, wave);
    rollToQuiet(tile);
    expect(seamScore(tile)).toMatchObject({ seamless: true });
  });
});
