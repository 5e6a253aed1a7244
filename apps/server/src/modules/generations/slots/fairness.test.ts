import { expect, test } from 'vitest';
import { countWaitingTicks } from '../../../platform/queue.ts';
import { createGate, type Gate } from '../../../testing/gate.ts';
import { createProbeEngine } from '../../../testing/probe-engine.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { createWorkshop } from '../../../testing/workshop.ts';
import { WORKERS_LANE } from '../../engines/engine-choice.ts';
import { RUN_FIRST_SLOT_TASK } from '../jobs/run-ticks.ts';
import { claimFairestSlot } from './slot-claims.repository.ts';

const { database } = await createTestDatabase();
const { createUser, order } = await createWorkshop(database);

function claimNext() {
  return database.transaction((tx) =>
    claimFairestSlot(tx, { id: 'test', leaseSeconds: 600 }, { lane: WORKERS_LANE }),
  );
}

test("a single run starts next, whatever another user's backlog", async () => {
  const [busy, single] = [await createUser(), await createUser()];
  for (let runs = 0; runs < 50; runs += 1) await order(busy);
  expect((await claimNext())?.userId).toBe(busy);

  const jobId = await order(single, 1);
  expect(await claimNext()).toMatchObject({ userId: single, jobId });
  expect((await claimNext())?.userId).toBe(busy);
});

test('users who wait take turns, and each gets the oldest of their own', async () => {
  const users = [await createUser(), await createUser(), await createUser()];
  const firstJobs = [];
  for (const user of users) firstJobs.push(await order(user));
  for (const user of users) await order(user);
  const claims = [];
  for (let times = 0; times < 6; times += 1) claims.push(await claimNext());
  const turns = claims.map((claim) => users.indexOf(claim?.userId ?? ''));
  expect(new Set(turns.slice(0, 3))).toEqual(new Set([0, 1, 2]));
  expect(turns.slice(3)).toEqual(turns.slice(0, 3));
  for (const claim of claims) expect(firstJobs).toContain(claim?.jobId);
});

test('of more users than a claim compares each gets a turn, whoever is compared', async () => {
  const fourth = await createTestDatabase();
  const workshop = await createWorkshop(fourth.database);
  const users = await Promise.all(Array.from({ length: 7 }, () => workshop.createUser()));
  for (const user of users) await workshop.order(user, 1);
  const claims: (string | undefined)[] = [];
  for (let times = 0; times <= users.length; times += 1) {
    const claim = await fourth.database.transaction((tx) =>
      claimFairestSlot(tx, { id: 'test', leaseSeconds: 600 }, { lane: WORKERS_LANE, compared: 3 }),
    );
    claims.push(claim?.userId);
  }
  expect(claims.pop()).toBeUndefined();
  expect(claims).toHaveLength(users.length);
  expect(new Set(claims)).toEqual(new Set(users));
});

test('claims at the same time take different slots', async () => {
  const user = await createUser();
  for (let runs = 0; runs < 5; runs += 1) await order(user);
  const claims = await Promise.all(Array.from({ length: 8 }, claimNext));
  const names = claims.map((claim) => `${claim?.jobId}:${claim?.index}`);
  expect(new Set(names).size).toBe(8);
});

test('with one worker, a single run waits for the slot now running and no longer', async () => {
  const second = await createTestDatabase();
  const workshop = await createWorkshop(second.database);
  const [busy, single] = [await workshop.createUser(), await workshop.createUser()];
  for (let runs = 0; runs < 10; runs += 1) await workshop.order(busy);
  const running: Gate[] = [];
  const engine = createProbeEngine(() => {
    const gate = createGate();
    running.push(gate);
    return gate.passed;
  });
  const worker = workshop.createWorker({ engine });
  const first = worker.runNext();
  await expect.poll(() => running.length).toBe(1);
  const jobId = await workshop.order(single, 1);
  running[0]?.open();
  await first;
  const next = worker.runNext();
  await expect.poll(() => running.length).toBe(2);
  expect((await workshop.slotOf(jobId, 0)).state).toBe('running');
  running[1]?.open();
  await next;
});

test('with all places taken, who has nothing running starts at once beyond them', async () => {
  const third = await createTestDatabase();
  const workshop = await createWorkshop(third.database);
  const [busy, single] = [await workshop.createUser(), await workshop.createUser()];
  for (let runs = 0; runs < 5; runs += 1) await workshop.order(busy);
  const running: Gate[] = [];
  const engine = createProbeEngine(() => {
    const gate = createGate();
    running.push(gate);
    return gate.passed;
  });
  const worker = workshop.createWorker({ engine, places: 2 });
  // Does nothing while a place is free: its own tick fills that.
  await worker.runFirst();
  const slow = [worker.runNext(), worker.runNext()];
  await expect.poll(() => running.length).toBe(2);
  // The extra place does not run a further slot of the same user.
  await worker.runFirst();
  expect(running).toHaveLength(2);

  const before = await countWaitingTicks(third.database, RUN_FIRST_SLOT_TASK);
  const jobId = await workshop.order(single, 4);
  expect(await countWaitingTicks(third.database, RUN_FIRST_SLOT_TASK)).toBe(before + 1);
  const first = worker.runFirst();
  await expect.poll(() => running.length).toBe(3);
  const states = async () => (await workshop.slotsOf(jobId)).map(({ state }) => state);
  expect((await states()).toSorted()).toEqual(['queued', 'queued', 'queued', 'running']);
  // Its end makes room for the next slot of a user without a running one.
  running[2]?.open();
  await expect.poll(() => running.length).toBe(4);
  expect((await states()).toSorted()).toEqual(['delivered', 'queued', 'queued', 'running']);
  await workshop.cancelAll();
  for (const gate of running) gate.open();
  await Promise.all([...slow, first]);
});

test('a further slot of a user is drawn with a low priority, the first of another is not', async () => {
  const fourth = await createTestDatabase();
  const workshop = await createWorkshop(fourth.database);
  const [busy, single] = [await workshop.createUser(), await workshop.createUser()];
  await workshop.order(busy);
  const running: { gate: Gate; priority: string | undefined }[] = [];
  const engine = createProbeEngine((_brief, { priority }) => {
    const gate = createGate();
    running.push({ gate, priority });
    return gate.passed;
  });
  const worker = workshop.createWorker({ engine, places: 3 });
  const drawn: Promise<void>[] = [];
  async function runOne() {
    drawn.push(worker.runNext());
    await expect.poll(() => running.length).toBe(drawn.length);
  }
  await runOne();
  await runOne();
  await workshop.order(single, 1);
  await runOne();
  expect(running.map(({ priority }) => priority)).toEqual(['normal', 'low', 'normal']);
  await workshop.cancelAll();
  for (const { gate } of running) gate.open();
  await Promise.all(drawn);
});
