import { expect, test } from 'vitest';
import { deleteInBatches } from './in-batches.ts';

test('batches go on until one is not full', async () => {
  let left = 25;
  const sizes: number[] = [];
  const deleteSome = async (atMost: number) => {
    const deleted = Math.min(atMost, left);
    left -= deleted;
    sizes.push(deleted);
    return deleted;
  };
  expect(await deleteInBatches(deleteSome, 10)).toBe(25);
  expect(sizes).toEqual([10, 10, 5]);
});
