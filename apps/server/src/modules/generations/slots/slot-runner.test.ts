import { en } from '@toile/contract';
import { EngineError } from '@toile/engines';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { StorageFullError } from '../../../adapters/files/files-port.ts';
import { auditLedger, LEDGER_IN_ORDER } from '../../../testing/audit-ledger.ts';
import { createGate } from '../../../testing/gate.ts';
import { createProbeEngine, slowly } from '../../../testing/probe-engine.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { createWorkshop } from '../../../testing/workshop.ts';

const { database } = await createTestDatabase();
const workshop = await createWorkshop(database);
const { createWorker, eventsOf, ledger, order, slotOf, slotsOf } = workshop;

/** Removes the pause before the next try, and runs it. */
async function runDue(worker: { runNext: () => Promise<void> }): Promise<void> {
  await database.execute(sql`update slots set not_before = now() where state = 'queued'`);
  await worker.runNext();
}

async function expectLedgerInOrder(): Promise<void> {
  expect(await auditLedger(database)).toMatchObject(LEDGER_IN_ORDER);
}

describe('a run without trouble', () => {
  test('delivers, charges and tells each image once, then is done', async () => {
    const userId = await workshop.createUser();
    const jobId = await order(userId);
    expect(await ledger.getAvailable(database, userId)).toBe(996);
    const worker = createWorker();
    for (let times = 0; times < 6; times += 1) await worker.runNext();

    const events = await eventsOf(jobId);
    expect(events.map(({ seq }) => seq)).toEqual(events.map((_event, place) => place + 1));
    const images = events.filter(({ event }) => event === 'image');
    expect(new Set(images.map(({ data }) => 'slot' in data && data.slot))).toEqual(
      new Set([0, 1, 2, 3]),
    );
    expect(events.at(-1)).toMatchObject({
      event: 'done',
      data: { delivered: 4, failed: 0, released: 0, canceled: false },
    });
    expect(events.filter(({ event }) => event === 'done')).toHaveLength(1);
    expect(await ledger.getAvailable(database, userId)).toBe(996);
    expect((await auditLedger(database)).held).toBe(0);
    await expectLedgerInOrder();
  });

  test('stores four pictures that differ', async () => {
    const userId = await workshop.createUser();
    const jobId = await order(userId);
    const worker = createWorker();
    for (let times = 0; times < 4; times += 1) await worker.runNext();
    const { rows } = await database.execute<{ sha256: string; variant: number }>(sql`
      select images.sha256, variant from generations join images on images.id = image_id
      where job_id = ${jobId}`);
    expect(new Set(rows.map(({ sha256 }) => sha256)).size).toBe(4);
    expect(new Set(rows.map(({ variant }) => variant))).toEqual(new Set([0, 1, 2, 3]));
    for (const { sha256 } of rows) expect(await workshop.files.has(sha256)).toBe(true);
  });
});

describe('an engine that fails', () => {
  test('is tried three times, then the slot fails and its credits come back', async () => {
    const userId = await workshop.createUser();
    const jobId = await order(userId, 1);
    let tries = 0;
    const engine = createProbeEngine(() => {
      tries += 1;
      throw new EngineError('failed', 'no picture today');
    });
    const worker = createWorker({ engine });
    for (let times = 0; times < 5; times += 1) await runDue(worker);

    expect(tries).toBe(3);
    expect(await slotOf(jobId, 0)).toMatchObject({ state: 'failed', failures: 2, attempt: 3 });
    const told = (await eventsOf(jobId)).map(({ event, data }) =>
      'stage' in data ? data.stage : event,
    );
    expect(told).toEqual([
      'queued',
      'drawing',
      'retrying',
      'drawing',
      'retrying',
      'drawing',
      'failed',
      'done',
    ]);
    expect(await ledger.getAvailable(database, userId)).toBe(1000);
    await expectLedgerInOrder();
  });

  test('waits before it is tried again', async () => {
    const jobId = await order(await workshop.createUser(), 1);
    const engine = createProbeEngine(() => {
      throw new EngineError('unavailable', 'away');
    });
    await createWorker({ engine }).runNext();
    const slot = await slotOf(jobId, 0);
    expect(slot.state).toBe('queued');
    expect(slot.notBefore.getTime() - Date.now()).toBeGreaterThan(500);
    await database.execute(sql`update slots set not_before = now()`);
    await createWorker().runNext();
    expect((await slotOf(jobId, 0)).state).toBe('delivered');
  });

  test('and refuses, fails the slot at once', async () => {
    const jobId = await order(await workshop.createUser(), 1);
    const engine = createProbeEngine(() => {
      throw new EngineError('refused', 'not this');
    });
    await createWorker({ engine }).runNext();
    expect((await eventsOf(jobId)).at(-2)).toMatchObject({
      event: 'failed',
      data: { slot: 0, message: en.errors.slotRefused },
    });
    await expectLedgerInOrder();
  });

  test('that cannot reach its own server is not taken for the lost database', async () => {
    const jobId = await order(await workshop.createUser(), 1);
    const cause = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    const engine = createProbeEngine(() => {
      throw new EngineError('unavailable', 'away', { cause });
    });
    await createWorker({ engine }).runNext();
    expect(await slotOf(jobId, 0)).toMatchObject({ state: 'queued', failures: 1 });
    await database.execute(sql`update slots set not_before = now()`);
    await createWorker().runNext();
  });
});

test('a slot that takes too long fails at once, even if the engine does not stop', async () => {
  const jobId = await order(await workshop.createUser(), 1);
  const engine = createProbeEngine(() => new Promise(() => undefined));
  await createWorker({ engine, slotTimeoutSeconds: 0.2 }).runNext();
  const events = await eventsOf(jobId);
  expect(events.slice(-2)).toMatchObject([
    { event: 'failed', data: { slot: 0, message: en.errors.slotTimedOut } },
    { event: 'done', data: { delivered: 0, failed: 1, released: 1, canceled: false } },
  ]);
  await expectLedgerInOrder();
});

test('a full disk fails the slot after three tries, with a message and no charge', async () => {
  const userId = await workshop.createUser();
  const jobId = await order(userId, 1);
  const files = {
    ...workshop.files,
    put: () => Promise.reject(new StorageFullError()),
  };
  const worker = createWorker({ files });
  for (let times = 0; times < 3; times += 1) await runDue(worker);
  expect((await eventsOf(jobId)).at(-2)).toMatchObject({
    event: 'failed',
    data: { message: en.errors.slotNotStored },
  });
  expect(await ledger.getAvailable(database, userId)).toBe(1000);
  await expectLedgerInOrder();
});

describe('a worker that lost its claim', () => {
  test('commits nothing, and the new claim delivers once', async () => {
    const userId = await workshop.createUser();
    const jobId = await order(userId, 1);
    const gate = createGate();
    const started = createGate();
    const engine = createProbeEngine(() => {
      started.open();
      return gate.passed;
    });
    const stale = createWorker({ engine }).runNext();
    await started.passed;
    await expect.poll(() => eventsOf(jobId)).toHaveLength(2);
    await database.execute(sql`update slots set lease_until = now() where job_id = ${jobId}`);
    const fresh = createWorker();
    await fresh.sweep();
    await fresh.runNext();
    expect(await slotOf(jobId, 0)).toMatchObject({ state: 'delivered', attempt: 2 });
    const before = await eventsOf(jobId);

    gate.open();
    await stale;
    expect(await eventsOf(jobId)).toEqual(before);
    expect(await ledger.getAvailable(database, userId)).toBe(999);
    await expectLedgerInOrder();
  });

  test('commits nothing even while nobody else has taken the slot', async () => {
    const jobId = await order(await workshop.createUser(), 1);
    const expire = () =>
      database
        .execute(sql`update slots set lease_until = now() where job_id = ${jobId}`)
        .then(() => undefined);
    await createWorker({ engine: createProbeEngine(expire) }).runNext();
    expect((await slotOf(jobId, 0)).state).toBe('running');
    const worker = createWorker();
    await worker.sweep();
    await worker.runNext();
    expect((await slotOf(jobId, 0)).state).toBe('delivered');
  });

  test('stops drawing when the renewal finds out', async () => {
    const jobId = await order(await workshop.createUser(), 1);
    const reason = createGate<unknown>();
    const engine = createProbeEngine(async (_brief, { signal }) => {
      signal?.addEventListener('abort', () => reason.open(signal.reason));
      await database.execute(sql`update slots set attempt = 9 where job_id = ${jobId}`);
      await slowly(20_000)(_brief, { seed: 0, variant: 0, signal });
    });
    await createWorker({ engine, leaseSeconds: 1 }).runNext();
    expect(await reason.passed).toMatchObject({ reason: 'claim-lost' });
    await workshop.cancelAll();
  });

  test('keeps its claim for longer than the lease by renewing it', async () => {
    const jobId = await order(await workshop.createUser(), 1);
    const engine = createProbeEngine(slowly(2500));
    await createWorker({ engine, leaseSeconds: 1 }).runNext();
    expect(await slotOf(jobId, 0)).toMatchObject({ state: 'delivered', attempt: 1 });
  });
});

describe('a worker that stops', () => {
  test('finishes what ends within the grace', async () => {
    const jobId = await order(await workshop.createUser(), 1);
    const worker = createWorker({ engine: createProbeEngine(slowly(300)) });
    const run = worker.runNext();
    await expect.poll(() => slotOf(jobId, 0)).toMatchObject({ state: 'running' });
    await worker.stop(5000);
    await run;
    expect((await slotOf(jobId, 0)).state).toBe('delivered');
  });

  test('hands back the rest, without blame, and another goes on at once', async () => {
    const jobId = await order(await workshop.createUser(), 1);
    const worker = createWorker({ engine: createProbeEngine(slowly(60_000)) });
    const run = worker.runNext();
    await expect.poll(() => slotOf(jobId, 0)).toMatchObject({ state: 'running' });
    await worker.stop(100);
    await run;
    expect(await slotOf(jobId, 0)).toMatchObject({ state: 'queued', attempt: 1, failures: 0 });
    await worker.runNext();
    expect((await slotOf(jobId, 0)).state).toBe('queued');
    await createWorker().runNext();
    expect((await slotsOf(jobId))[0]).toMatchObject({ state: 'delivered', attempt: 2 });
  });
});
