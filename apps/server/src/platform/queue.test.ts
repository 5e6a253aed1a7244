import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { openCuttableProxy } from '../testing/cuttable-proxy.ts';
import { createGate } from '../testing/gate.ts';
import { silentLog } from '../testing/silent-log.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { openDatabase } from './database.ts';
import { addTicks, countWaitingTicks, type QueueWorker, startQueueWorker } from './queue.ts';

const { database, url } = await createTestDatabase();
let worker: QueueWorker | undefined;

afterEach(() => worker?.stop());

function start(tasks: Record<string, () => Promise<void>>, on = database) {
  worker = startQueueWorker({ database: on, tasks, concurrency: 2, log: silentLog });
}

function add(task: string, ticks: { count: number; delayMs?: number }) {
  return database.transaction((tx) => addTicks(tx, task, ticks));
}

test('each tick calls its task once', async () => {
  let calls = 0;
  await add('count', { count: 3 });
  expect(await countWaitingTicks(database, 'count')).toBe(3);
  start({
    count: async () => {
      calls += 1;
    },
  });
  await expect.poll(() => calls).toBe(3);
  await add('count', { count: 1 });
  await expect.poll(() => calls).toBe(4);
  await expect.poll(() => countWaitingTicks(database, 'count')).toBe(0);
});

test('a tick with a delay waits for it', async () => {
  let calledAt = 0;
  start({
    later: async () => {
      calledAt = performance.now();
    },
  });
  const addedAt = performance.now();
  await add('later', { count: 1, delayMs: 700 });
  expect(await countWaitingTicks(database, 'later')).toBe(0);
  await expect.poll(() => calledAt, { timeout: 10_000 }).toBeGreaterThan(addedAt + 650);
});

test('a tick whose transaction fails was never there', async () => {
  const failed = database.transaction(async (tx) => {
    await addTicks(tx, 'never', { count: 1 });
    throw new Error('rolled back');
  });
  await expect(failed).rejects.toThrow('rolled back');
  expect(await countWaitingTicks(database, 'never')).toBe(0);
});

test('stopping waits for running tasks and starts no more', async () => {
  const [started, finish] = [createGate(), createGate()];
  let calls = 0;
  start({
    long: async () => {
      calls += 1;
      started.open();
      await finish.passed;
    },
  });
  await add('long', { count: 1 });
  await started.passed;
  const stopped = worker?.stop();
  // The queue is told to stop in the next turns of the event loop.
  await sleep(100);
  await add('long', { count: 1 });
  finish.open();
  await stopped;
  expect(calls).toBe(1);
  worker = undefined;
});

test('the worker survives a database that goes away again and again, and goes on', async () => {
  const proxy = await openCuttableProxy(url);
  const away = openDatabase(proxy.url, { maxConnections: 10, onError: () => undefined });
  let calls = 0;
  const survive = async () => {
    calls += 1;
    await sleep(30);
  };
  start({ survive }, away);
  for (const awayMs of [50, 700, 10, 1500, 100]) {
    const before = calls;
    await add('survive', { count: 20 });
    await expect.poll(() => calls, { timeout: 20_000 }).toBeGreaterThan(before);
    // Tasks end while the database cannot be reached.
    await proxy.cut();
    await sleep(awayMs);
    await proxy.mend();
  }
  await worker?.stop();
  worker = undefined;
  await away.close();
  await proxy.close();
});
