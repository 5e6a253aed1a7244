import { expect, test } from 'vitest';
import { boxBlur, boxColumns, boxRows } from './box-blur.ts';

const GRID = {
  width: 3,
  height: 4,
  values: Float32Array.from(
    [
      [0, 0, 9],
      [3, 6, 0],
      [0, 0, 0],
      [12, 0, 0],
    ].flat(),
  ),
};

const rowsOf = (values: Float32Array) =>
  [0, 3, 6, 9].map((start) => [...values.subarray(start, start + 3)]);

test('rows: the mean of a value and its neighbours, edges repeating', () => {
  expect(rowsOf(boxRows(GRID, 1))).toEqual([
    [0, 3, 6],
    [4, 3, 2],
    [0, 0, 0],
    [8, 4, 0],
  ]);
});

test('columns: the same downwards', () => {
  expect(rowsOf(boxColumns(GRID, 1))).toEqual([
    [1, 2, 6],
    [1, 2, 3],
    [5, 2, 0],
    [8, 0, 0],
  ]);
});

test('a box that is wider than the grid repeats its edges all the same', () => {
  const line = { width: 2, height: 1, values: Float32Array.from([0, 7]) };
  expect([...boxRows(line, 3)]).toEqual([3, 4]);
});

test('an even grid stays as it is, and the given one is left alone', () => {
  const even = { width: 5, height: 5, values: new Float32Array(25).fill(0.5) };
  expect([...boxBlur(even, 2)]).toEqual([...even.values]);
  const before = [...GRID.values];
  boxBlur(GRID, 1);
  expect([...GRID.values]).toEqual(before);
});
