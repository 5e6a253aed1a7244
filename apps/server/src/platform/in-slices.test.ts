import { expect, test } from 'vitest';
import { inSlices } from './in-slices.ts';

test('every byte once, in order, and others have their turn between', async () => {
  const bytes = Uint8Array.from([1, 2, 3, 4, 5]);
  const slices: number[][] = [];
  let turns = 0;
  setImmediate(() => {
    turns += 1;
  });
  for await (const slice of inSlices(bytes, 2)) slices.push([...slice, turns]);
  expect(slices).toEqual([
    [1, 2, 0],
    [3, 4, 1],
    [5, 1],
  ]);
});
