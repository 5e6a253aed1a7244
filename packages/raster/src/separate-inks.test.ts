import { expect, test } from 'vitest';
import { separateInks } from './separate-inks.ts';
import { unmixPalette } from './unmix-palette.ts';

const BLACK = '#000000';
const WHITE = '#ffffff';

/** Unmixed shares of two colours from the first one's. */
function sharesOf(width: number, first: number[]) {
  const height = first.length / width;
  const second = first.map((share) => 255 - share);
  return { palette: [BLACK, WHITE], width, height, shares: Uint8Array.from([...first, ...second]) };
}

test('each pixel is of the ink with the largest share', () => {
  const unmixed = sharesOf(3, [255, 200, 0, 0, 100, 255]);
  expect([...separateInks(unmixed, { width: 3, height: 2 })]).toEqual([0, 0, 1, 1, 1, 0]);
});

test('enlarged, an edge stays an edge, and the tile goes on at its other side', () => {
  const unmixed = sharesOf(4, [255, 0, 0, 255]);
  const inks = [...separateInks(unmixed, { width: 16, height: 4 })];
  expect(inks.slice(0, 16)).toEqual([0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0]);
  expect(inks.slice(16, 32)).toEqual(inks.slice(0, 16));
});

test('made smaller, an ink keeps its part of the area', () => {
  const row = Array.from({ length: 64 }, (_, x) => (x < 16 ? 255 : 0));
  const inks = separateInks(sharesOf(64, row), { width: 16, height: 1 });
  expect(inks.filter((ink) => ink === 0)).toHaveLength(4);
});

test('the grey fringe of black on white is black or white, though there is a grey ink', () => {
  const size = 24;
  const data = new Uint8Array(size * size * 4).fill(255);
  for (let i = 0; i < size * size; i += 1) {
    const x = i % size;
    const level = x < 8 ? 0 : x === 8 ? 128 : 255;
    data.fill(level, i * 4, i * 4 + 3);
  }
  const unmixed = unmixPalette({ data, width: size, height: size }, [BLACK, WHITE, '#808080']);
  expect([...separateInks(unmixed, { width: size, height: size })]).not.toContain(2);
});

test('tells the rows as they are done', () => {
  const rows: number[] = [];
  separateInks(sharesOf(2, [255, 0]), { width: 2, height: 3 }, (row) => rows.push(row));
  expect(rows).toEqual([0, 1, 2]);
});
