import { REPEATS, type Repeat } from '@toile/contract';
import { describe, expect, it } from 'vitest';
import { composeTile } from './compose-tile.ts';
import { lattice } from './lattice.ts';
import { createRng } from './rng.ts';
import {
  createUnit,
  foldIntoUnit,
  imagesInUnit,
  ownCopyDistance,
  TILE,
  type Unit,
} from './unit.ts';

/** What a repeat of 2 × 2 units looks like on a tile of 8 × 8 pixels; every pixel of the unit is another letter. */
const LAID_OUT: Record<Repeat, string[]> = {
  straight: [
    'abcdabcd',
    'efghefgh',
    'ijklijkl',
    'mnopmnop',
    'abcdabcd',
    'efghefgh',
    'ijklijkl',
    'mnopmnop',
  ],
  'half-drop': [
    'abcdijkl',
    'efghmnop',
    'ijklabcd',
    'mnopefgh',
    'abcdijkl',
    'efghmnop',
    'ijklabcd',
    'mnopefgh',
  ],
  brick: [
    'abcdabcd',
    'efghefgh',
    'ijklijkl',
    'mnopmnop',
    'cdabcdab',
    'ghefghef',
    'klijklij',
    'opmnopmn',
  ],
  mirror: [
    'abcddcba',
    'efghhgfe',
    'ijkllkji',
    'mnopponm',
    'abcddcba',
    'efghhgfe',
    'ijkllkji',
    'mnopponm',
  ],
};

const letters = Uint32Array.from('abcdefghijklmnop', (letter) => letter.charCodeAt(0));

describe.each(REPEATS)('a %s repeat', (repeat) => {
  const unit = createUnit(repeat, { columns: 2, rows: 2 });

  it('lays the unit out over the tile', () => {
    const tile = composeTile(unit, { data: letters, width: 4, height: 4 });
    const rows = Array.from({ length: 8 }, (_, y) =>
      String.fromCharCode(...tile.subarray(y * 8, y * 8 + 8)),
    );
    expect(rows).toEqual(LAID_OUT[repeat]);
  });

  it('folds every place of the cloth to the place of the unit that it shows', () => {
    const step = TILE / 8;
    for (let y = 0; y < 8; y += 1) {
      for (let x = 0; x < 8; x += 1) {
        const at = foldIntoUnit(unit, (x + 0.5) * step, (y + 0.5) * step);
        const letter = letters[Math.floor(at.y / step) * 4 + Math.floor(at.x / step)];
        expect(String.fromCharCode(letter), `${x}, ${y}`).toBe(LAID_OUT[repeat][y][x]);
      }
    }
  });

  it('finds the copies of a point that reach into the unit: each folds back to it', () => {
    const point = { x: 30, y: 500 };
    const images = imagesInUnit(unit, point, 60);
    expect(images.length).toBeGreaterThan(1);
    for (const image of images) {
      const back = foldIntoUnit(unit, image.x, image.y);
      expect(back.x).toBeCloseTo(point.x, 6);
      expect(back.y).toBeCloseTo(point.y, 6);
    }
  });

  it('measures how far a point is from its own copies', () => {
    const point = { x: 100, y: 200 };
    const others = imagesInUnit(unit, point, 2 * TILE).filter(
      ({ x, y }) => x !== point.x || y !== point.y,
    );
    const nearest = Math.min(...others.map(({ x, y }) => Math.hypot(x - point.x, y - point.y)));
    expect(ownCopyDistance(unit, point)).toBeCloseTo(nearest, 6);
  });

  it('has lattices that go on over the joins', () => {
    const { points, cellWidth, cellHeight } = lattice(unit, {
      width: 100,
      height: 90,
      stagger: true,
      rng: createRng(1),
    });
    expect(cellWidth * Math.round(unit.width / cellWidth)).toBeCloseTo(unit.width, 6);
    expect(cellHeight * Math.round(unit.height / cellHeight)).toBeCloseTo(unit.height, 6);
    if (repeat === 'mirror') return;
    const [first] = points;
    expect(nearestTo(unit, points, { x: first.x - cellWidth, y: first.y })).toBeCloseTo(0, 6);
    expect(
      nearestTo(unit, points, { x: first.x + cellWidth / 2, y: first.y - cellHeight }),
    ).toBeCloseTo(0, 6);
  });
});

type Place = { x: number; y: number };

/** How far a place of the cloth is from the nearest copy of some points. */
function nearestTo(unit: Unit, points: readonly Place[], at: Place): number {
  const images = points.flatMap((point) => imagesInUnit(unit, point, unit.width));
  return Math.min(...images.map(({ x, y }) => Math.hypot(x - at.x, y - at.y)));
}

it('refuses counts that would not fit a tile', () => {
  expect(() => createUnit('straight', { columns: 3, rows: 1 })).toThrow(RangeError);
  expect(createUnit('brick', { columns: 1, rows: 1 })).toMatchObject({ rows: 2 });
  expect(createUnit('mirror', { columns: 1, rows: 1 })).toMatchObject({ columns: 2 });
});
