import { expect, test } from 'vitest';
import { createParallelLimit } from './parallel-limit.ts';

/** Work that ends when told to, and that shows what has begun. */
function createWork() {
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const begin = (id: number) => () => {
    begun.push(id);
    return new Promise<number>((resolve) => {
      ends[id] = () => resolve(id);
    });
  };
  return { begun, begin, end: (id: number) => ends[id]?.() };
}

test('no more than the limit runs at a time, in the order of asking', async () => {
  const inTurn = createParallelLimit(2);
  const work = createWork();
  const results = [0, 1, 2, 3].map((id) => inTurn(work.begin(id)));
  await Promise.resolve();
  expect(work.begun).toEqual([0, 1]);
  work.end(1);
  expect(await results[1]).toBe(1);
  await Promise.resolve();
  expect(work.begun).toEqual([0, 1, 2]);
  work.end(0);
  await results[0];
  work.end(2);
  await results[2];
  work.end(3);
  expect(await Promise.all(results)).toEqual([0, 1, 2, 3]);
});

test('work that fails makes room for the next', async () => {
  const inTurn = createParallelLimit(1);
  const failing = inTurn(() => Promise.reject(new Error('no')));
  const next = inTurn(async () => 'yes');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('yes');
});
