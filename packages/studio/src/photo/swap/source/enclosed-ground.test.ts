import { describe, expect, it } from 'vitest';
import { withoutEnclosedGround } from './enclosed-ground.ts';

const size = { width: 80, height: 60 };
const PAPER = 96;

type Spot = { left: number; top: number; side: number };
const HOLE: Spot = { left: 31, top: 23, side: 13 };

const isIn = ({ left, top, side }: Spot, x: number, y: number) =>
  x >= left && x < left + side && y >= top && y < top + side;

type Square = { lightness: number; spotLightness: number; spots: readonly Spot[] };

/** A square of cloth with spots, on pale paper, in Lab; `openAt` says whether a spot is a hole. */
function squareOf({ lightness, spotLightness, spots }: Square, seen?: Uint8Array) {
  const lab = new Float32Array(size.width * size.height * 3);
  const ground = new Float32Array(lab.length);
  const mask = new Uint8Array(size.width * size.height);
  for (let i = 0; i < mask.length; i += 1) {
    const [x, y] = [i % size.width, Math.floor(i / size.width)];
    const isCloth = x > 8 && x < 70 && y > 8 && y < 52;
    const isSpot = spots.some((spot) => isIn(spot, x, y));
    ground[i * 3] = PAPER;
    lab[i * 3] = isSpot ? spotLightness : isCloth ? lightness : PAPER;
    mask[i] = isCloth ? 1 : 0;
  }
  const open = withoutEnclosedGround(mask, { lab, ground, size, ...(seen && { seen }) });
  return spots.map(
    ({ left, top, side }) => open[(top + (side >> 1)) * size.width + left + (side >> 1)] === 0,
  );
}

const DARK = { lightness: 40, spotLightness: PAPER };

describe('withoutEnclosedGround', () => {
  it('takes out the paper that a garment closes in', () => {
    expect(squareOf({ ...DARK, spots: [HOLE] })).toEqual([true]);
  });

  it('leaves spots of another colour, and a garment as pale as its paper', () => {
    expect(squareOf({ ...DARK, spotLightness: 70, spots: [HOLE] })).toEqual([false]);
    expect(squareOf({ ...DARK, lightness: 92, spots: [HOLE] })).toEqual([false]);
  });

  it('leaves a print of the colour of the paper in which the cut-out sees cloth', () => {
    const spots = [HOLE, { left: 12, top: 12, side: 9 }];
    const seen = Uint8Array.from({ length: size.width * size.height }, (_, i) =>
      isIn(HOLE, i % size.width, Math.floor(i / size.width)) ? 0 : 255,
    );
    expect(squareOf({ ...DARK, spots }, seen)).toEqual([true, false]);
  });

  it('leaves figures of one size, and opens what is much larger', () => {
    const letters = [14, 24, 34].map((left) => ({ left, top: 12, side: 7 }));
    const sleeve = { left: 46, top: 26, side: 20 };
    expect(squareOf({ ...DARK, spots: [...letters, sleeve] })).toEqual([false, false, false, true]);
  });

  it('leaves small spots', () => {
    expect(squareOf({ ...DARK, spots: [{ left: 30, top: 30, side: 3 }] })).toEqual([false]);
  });
});
