import { afterEach, expect, test } from 'vitest';
import { createThreadPool, type ThreadPool } from './thread-pool.ts';

let pool: ThreadPool<unknown, unknown>;
afterEach(() => pool.destroy());

test.each([0, 2])(
  'a program that is missing is told, with %i threads at once',
  async (minThreads) => {
    pool = createThreadPool('no-such-task', { minThreads, maxThreads: 2 });
    const fault = { name: 'EngineError', kind: 'unavailable', part: 'threads' };
    await expect(pool.prove()).rejects.toMatchObject(fault);
    expect(pool.hasFailed()).toBe(true);
    // And again: nobody waits for a thread that never comes.
    await expect(pool.prove()).rejects.toMatchObject(fault);
  },
);

test('a thread that starts is proof, and asked for once', async () => {
  pool = createThreadPool('awake-task', { minThreads: 0, maxThreads: 1 });
  await pool.prove();
  expect(pool.hasFailed()).toBe(false);
  expect(await pool.run({})).toBe(true);
  await expect(pool.prove()).resolves.toBeUndefined();
});
