import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
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

describe('a task that is abandoned', () => {
  const brief = {
    kind: 'create-pattern',
    prompt: 'zebra',
    instruction: '',
    size: { width: 1024, height: 1024 },
    images: {},
    settings: {},
  };
  const order = { brief, draw: { seed: 1, variant: 0 }, seen: {} };

  /** Abandons a picture that is being drawn, and has another one drawn; the threads that it took. */
  async function abandonOne(mercyMs?: number): Promise<number> {
    let threads = 0;
    const count = () => (threads += 1);
    process.on('worker', count);
    onTestFinished(() => void process.off('worker', count));
    pool = createThreadPool('render-task', { minThreads: 0, maxThreads: 1, mercyMs });
    await pool.run(order);
    const stop = new AbortController();
    const [drawn, waiting] = [0, 1].map(() => pool.run(order, { signal: stop.signal }));
    setTimeout(() => stop.abort(new Error('canceled')), 20);
    await expect(drawn).rejects.toThrow('canceled');
    await expect(waiting).rejects.toThrow('canceled');
    expect(await pool.run(order)).toHaveProperty('image');
    return threads;
  }

  test('leaves its thread, which draws on', async () => {
    expect(await abandonOne(60_000)).toBe(1);
  });

  test('is ended with its thread when it takes too long', async () => {
    expect(await abandonOne(0)).toBe(2);
  });
});
