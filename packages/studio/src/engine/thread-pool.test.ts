import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import type { SpinTask } from './testing/spin-task.ts';
import { createThreadPool, type ThreadPool } from './thread-pool.ts';

let pool: ThreadPool<unknown, unknown>;
afterEach(() => pool.destroy());

test.each([false, true])(
  'a program that is missing is told, with all threads at once: %s',
  async (isWarm) => {
    pool = createThreadPool('no-such-task', { isWarm, threads: 2 });
    const fault = { name: 'EngineError', kind: 'unavailable', part: 'threads' };
    await expect(pool.prove()).rejects.toMatchObject(fault);
    expect(pool.hasFailed()).toBe(true);
    // And again: nobody waits for a thread that never comes.
    await expect(pool.prove()).rejects.toMatchObject(fault);
  },
);

test('a thread that starts is proof, and asked for once', async () => {
  pool = createThreadPool('awake-task', { isWarm: false, threads: 1 });
  await pool.prove();
  expect(pool.hasFailed()).toBe(false);
  expect(await pool.run({})).toBe(true);
  await expect(pool.prove()).resolves.toBeUndefined();
});

describe('a task that is abandoned', () => {
  /** Abandons a task that never ends by itself, and has another one done; the threads that it took. */
  async function abandonOne(order: SpinTask & { mercyMs: number }): Promise<number> {
    const { mercyMs, heeds } = order;
    let threads = 0;
    const count = () => (threads += 1);
    process.on('worker', count);
    onTestFinished(() => void process.off('worker', count));
    pool = createThreadPool('testing/spin-task', { isWarm: false, threads: 1, mercyMs });
    const begun = new Int32Array(new SharedArrayBuffer(4));
    const stop = new AbortController();
    const { signal } = stop;
    const [running, waiting] = [{ begun, heeds }, {}].map((task) => pool.run(task, { signal }));
    await expect.poll(() => Atomics.load(begun, 0)).toBe(1);
    stop.abort(new Error('canceled'));
    await expect(running).rejects.toThrow('canceled');
    await expect(waiting).rejects.toThrow('canceled');
    expect(await pool.run({})).toBe(true);
    return threads;
  }

  test('leaves its thread to the next one when it looks at the flag', async () => {
    expect(await abandonOne({ heeds: true, mercyMs: 600_000 })).toBe(1);
  });

  test('is ended with its thread when it does not', async () => {
    expect(await abandonOne({ heeds: false, mercyMs: 0 })).toBe(2);
  });

  test('is never begun once its signal has aborted', async () => {
    pool = createThreadPool('testing/spin-task', { isWarm: false, threads: 1 });
    const signal = AbortSignal.abort(new Error('canceled'));
    await expect(pool.run({}, { signal })).rejects.toThrow('canceled');
  });
});

describe.runIf(process.platform === 'linux')('threads of a lower priority', () => {
  const AFTER_MS = 300;

  function openPool() {
    const program = 'testing/priority-task';
    const lower = createThreadPool<{ afterMs: number }, number>(program, {
      isWarm: false,
      threads: 3,
      lowThreads: 1,
    });
    onTestFinished(() => lower.destroy());
    return (priority: 'normal' | 'low') => lower.run({ afterMs: AFTER_MS }, { priority });
  }

  test('take the tasks of that priority', async () => {
    const run = openPool();
    const [first, further] = await Promise.all([run('normal'), run('low')]);
    expect(further - first).toBe(10);
  });

  test('are all those of a pool of it', async () => {
    const run = openPool();
    const normal = await run('normal');
    const spare = createThreadPool<{ afterMs: number }, number>('testing/priority-task', {
      isWarm: false,
      threads: 1,
      priority: 'low',
    });
    onTestFinished(() => spare.destroy());
    expect((await spare.run({ afterMs: 0 })) - normal).toBe(10);
  });

  test('take others, and leave theirs to others, when the wanted ones have work', async () => {
    const run = openPool();
    const normal = await Promise.all([run('normal'), run('normal'), run('normal')]);
    expect(normal.toSorted((one, other) => one - other)).toEqual([
      expect.any(Number),
      normal[0],
      10 + (normal[0] ?? 0),
    ]);
    const low = await Promise.all([run('low'), run('low')]);
    expect(low.toSorted((one, other) => one - other)).toEqual([normal[0], 10 + (normal[0] ?? 0)]);
  });
});
