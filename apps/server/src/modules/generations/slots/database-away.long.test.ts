import { setTimeout as sleep } from 'node:timers/promises';
import type { JobEvent } from '@toile/contract';
import { getTool } from '@toile/tools';
import { expect, onTestFinished, test } from 'vitest';
import { createClosers } from '../../../platform/closers.ts';
import { openDatabase } from '../../../platform/database.ts';
import { openNotifications } from '../../../platform/notifications.ts';
import { startQueueWorker } from '../../../platform/queue.ts';
import { auditLedger, LEDGER_IN_ORDER } from '../../../testing/audit-ledger.ts';
import { openCuttableProxy } from '../../../testing/cuttable-proxy.ts';
import { createGate } from '../../../testing/gate.ts';
import { createProbeEngine } from '../../../testing/probe-engine.ts';
import { silentLog } from '../../../testing/silent-log.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { createWorkshop } from '../../../testing/workshop.ts';
import { JOB_EVENTS_CHANNEL } from '../jobs/events.repository.ts';
import { JOB_CANCELS_CHANNEL } from '../jobs/job-cancel.ts';
import { createJobFeeds } from '../streams/job-feeds.ts';
import { startGenerationsWorker } from './generations.worker.ts';

const { database, url } = await createTestDatabase();
const workshop = await createWorkshop(database);

const CONCURRENCY = 2;

/** A worker and a stream that reach the database through a proxy, which can be cut. */
async function openOutpost(leaseSeconds: number) {
  const [allDraw, mayFinish] = [createGate(), createGate()];
  let drawing = 0;
  const engine = createProbeEngine(async () => {
    drawing += 1;
    if (drawing === CONCURRENCY) allDraw.open();
    await mayFinish.passed;
  });
  const proxy = await openCuttableProxy(url);
  const channels = [JOB_EVENTS_CHANNEL, JOB_CANCELS_CHANNEL];
  const notifications = openNotifications(proxy.url, { channels, log: silentLog });
  const remote = openDatabase(proxy.url, { maxConnections: 8, onError: () => undefined });
  const worker = startGenerationsWorker({
    database: remote,
    ledger: workshop.ledger,
    images: workshop.createImages(remote),
    inputs: workshop.createInputs(remote),
    getTool,
    engine,
    engineChoice: workshop.engineChoiceOf(engine),
    notifications,
    leaseSeconds,
    slotTimeoutSeconds: 60,
    workerConcurrency: CONCURRENCY,
    log: silentLog,
  });
  const queue = startQueueWorker({
    database: remote,
    tasks: worker.tasks,
    concurrency: CONCURRENCY,
    log: silentLog,
  });
  const feeds = createJobFeeds({ database: remote, notifications, log: silentLog });
  const closers = createClosers();
  closers.add(proxy.close);
  closers.add(remote.close);
  closers.add(notifications.close);
  closers.add(async () => void (await Promise.all([queue.stop(), worker.stop(0)])));
  closers.add(feeds.close);
  onTestFinished(closers.closeAll);
  return { proxy, feeds, allDraw, mayFinish, close: closers.closeAll };
}

async function collect(events: AsyncIterable<JobEvent>): Promise<JobEvent[]> {
  const collected: JobEvent[] = [];
  for await (const event of events) collected.push(event);
  return collected;
}

async function expectDeliveredOnce(userId: string, jobId: string, streamed: JobEvent[]) {
  expect(streamed).toEqual(await workshop.eventsOf(jobId));
  const names = streamed.map(({ event }) => event);
  expect(names.filter((name) => name === 'image')).toHaveLength(4);
  expect(names.filter((name) => name === 'done')).toHaveLength(1);
  expect(await workshop.ledger.getAvailable(database, userId)).toBe(996);
  expect(await auditLedger(database)).toMatchObject({ ...LEDGER_IN_ORDER, held: 0 });
}

test.each([
  {
    what: 'shorter than the lease: the finished pictures are committed',
    leaseSeconds: 30,
    fits: (attempts: number[]) => attempts.every((attempt) => attempt === 1),
  },
  {
    what: 'longer than the lease: the slots are drawn again',
    leaseSeconds: 3,
    fits: (attempts: number[]) => attempts.some((attempt) => attempt > 1),
  },
])('the database is away for ten seconds, $what', async ({ leaseSeconds, fits }) => {
  const { proxy, feeds, allDraw, mayFinish } = await openOutpost(leaseSeconds);
  const userId = await workshop.createUser();
  const jobId = await workshop.order(userId);
  const streamed = collect(feeds.follow(jobId, 0, new AbortController().signal));
  // Cut after the claims: a claim whose answer is lost would leave a slot without a worker.
  await allDraw.passed;
  await proxy.cut();
  mayFinish.open();
  await sleep(10_000);
  await proxy.mend();

  await expectDeliveredOnce(userId, jobId, await streamed);
  const attempts = (await workshop.slotsOf(jobId)).map(({ attempt }) => attempt);
  expect(attempts).toSatisfy(fits);
});

test('a worker that stops while the database is away does not wait for it', async () => {
  const { proxy, allDraw, mayFinish, close } = await openOutpost(30);
  const jobId = await workshop.order(await workshop.createUser());
  await allDraw.passed;
  await proxy.cut();
  mayFinish.open();

  const stoppedAt = performance.now();
  await close();
  expect(performance.now() - stoppedAt).toBeLessThan(25_000);
  const states = (await workshop.slotsOf(jobId)).map(({ state }) => state);
  expect(states).toEqual(['running', 'running', 'queued', 'queued']);
  expect(await auditLedger(database)).toMatchObject({ ...LEDGER_IN_ORDER, held: 4 });
});
