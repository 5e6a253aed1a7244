import { en } from '@toile/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { countWaitingTicks } from '../../../platform/queue.ts';
import { auditLedger, LEDGER_IN_ORDER } from '../../../testing/audit-ledger.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { createWorkshop } from '../../../testing/workshop.ts';
import { WORKERS_LANE } from '../../engines/engine-choice.ts';
import { RUN_SLOT_TASK } from '../jobs/run-ticks.ts';
import { claimFairestSlot } from './slot-claims.repository.ts';

const { database } = await createTestDatabase();
const { cancelAll, createUser, createWorker, eventsOf, ledger, order, slotOf } =
  await createWorkshop(database);

const countTicks = () => countWaitingTicks(database, RUN_SLOT_TASK);

/** A worker that claims a slot and then dies. */
async function claimAndDie(): Promise<void> {
  await database.transaction((tx) =>
    claimFairestSlot(tx, { id: 'dead', leaseSeconds: 30 }, { lane: WORKERS_LANE }),
  );
}

function forgetTicks(): Promise<unknown> {
  return database.execute(sql`delete from graphile_worker._private_jobs`);
}

test('a slot whose lease ran out is queued again, with a tick', async () => {
  const jobId = await order(await createUser(), 1);
  await claimAndDie();
  await forgetTicks();
  const { sweep, runNext } = createWorker();
  await sweep();
  expect((await slotOf(jobId, 0)).state).toBe('running');
  await database.execute(sql`update slots set lease_until = now() where job_id = ${jobId}`);
  await sweep();
  expect(await slotOf(jobId, 0)).toMatchObject({ state: 'queued', attempt: 1, failures: 0 });
  expect(await countTicks()).toBe(1);
  await runNext();
  expect((await slotOf(jobId, 0)).state).toBe('delivered');
});

test('due slots get the ticks back that died with a worker; others get none', async () => {
  await forgetTicks();
  const jobId = await order(await createUser());
  await forgetTicks();
  await database.execute(
    sql`update slots set not_before = now() + interval '1 hour' where job_id = ${jobId} and index = 3`,
  );
  const { sweep } = createWorker();
  await Promise.all([sweep(), sweep(), sweep()]);
  await sweep();
  expect(await countTicks()).toBe(3);
  await cancelAll();
});

test('a slot that takes every worker down is given up, and its credits come back', async () => {
  const userId = await createUser();
  const jobId = await order(userId, 1);
  await claimAndDie();
  await database.execute(
    sql`update slots set attempt = 25, lease_until = now() where job_id = ${jobId}`,
  );
  const { sweep } = createWorker();
  await Promise.all([sweep(), sweep()]);
  expect((await eventsOf(jobId)).slice(-2)).toMatchObject([
    { event: 'failed', data: { message: en.errors.slotFailed } },
    { event: 'done', data: { failed: 1, released: 1 } },
  ]);
  expect(await ledger.getAvailable(database, userId)).toBe(1000);
});

test('the ledger stayed in order', async () => {
  expect(await auditLedger(database)).toMatchObject(LEDGER_IN_ORDER);
});
