import { describe, expect, test } from 'vitest';
import { type PART, PARTS } from '../../parts/parts.ts';
import { mirroredPart, thingDoubts } from './thing-doubts.ts';

const PHOTO = { width: 60, height: 60 };

function shape(isIn: (x: number, y: number) => boolean): Uint8Array {
  return Uint8Array.from({ length: 3600 }, (_, i) => (isIn(i % 60, Math.floor(i / 60)) ? 255 : 0));
}

const areasOf = (own: Partial<Record<keyof typeof PART, number>>) =>
  Float64Array.from(PARTS, (name) => own[name] ?? 0);

const TOP = areasOf({ top: 900, skin: 40 });
/** A trunk with two sleeves. */
const SHIRT = shape(
  (x, y) => y > 8 && y < 52 && (Math.abs(x - 30) < 12 || (Math.abs(x - 30) < 24 && y < 22)),
);

describe('doubts about what is to be worn', () => {
  test('none about a garment', () => {
    expect(thingDoubts({ alpha: SHIRT, garment: SHIRT, areas: TOP, photo: PHOTO })).toEqual([]);
  });

  test('a bag is told', () => {
    const areas = areasOf({ bag: 700, top: 100 });
    expect(thingDoubts({ alpha: SHIRT, garment: SHIRT, areas, photo: PHOTO })).toEqual([
      'bag-or-shoes',
    ]);
  });

  test('an outline without a mirror image is no garment', () => {
    const boot = shape((x, y) => y > 8 && y < 52 && x > 10 && (x < 22 || (y > 40 && x < 50)));
    expect(thingDoubts({ alpha: boot, garment: boot, areas: TOP, photo: PHOTO })).toEqual([
      'no-garment-shape',
    ]);
  });

  test('two things are told, a loose button is not', () => {
    const two = shape((x, y) => y > 8 && y < 52 && ((x > 4 && x < 26) || (x > 34 && x < 56)));
    expect(thingDoubts({ alpha: two, garment: two, areas: TOP, photo: PHOTO })).toContain(
      'several-garments',
    );
    const button = SHIRT.map((on, i) => (on || (i % 60 > 55 && i > 3400) ? 255 : 0));
    expect(thingDoubts({ alpha: button, garment: SHIRT, areas: TOP, photo: PHOTO })).toEqual([]);
  });

  test('a shape of two equal halves is wholly its mirror image', () => {
    expect(
      mirroredPart(
        SHIRT.map((on) => (on ? 1 : 0)),
        PHOTO,
      ),
    ).toBe(1);
  });
});
