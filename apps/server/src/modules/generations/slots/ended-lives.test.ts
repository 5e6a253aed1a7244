import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { createWorkshop } from '../../../testing/workshop.ts';
import { WORKERS_LANE } from '../../engines/engine-choice.ts';
import { endSlot } from '../jobs/slots.repository.ts';
import { endLeasesOf, workerIdOf } from './ended-lives.ts';
import { claimFairestSlot } from './slot-claims.repository.ts';

const { database } = await createTestDatabase();
const { createUser, createWorker, order, slotOf } = await createWorkshop(database);

/** A worker of a life of the server that claims a slot and then dies. */
async function claimIn(life: string) {
  const id = workerIdOf({ host: 'atelier', pid: 7, life });
  const claim = await database.transaction((tx) =>
    claimFairestSlot(tx, { id, leaseSeconds: 3600 }, { lane: WORKERS_LANE }),
  );
  if (!claim) throw new Error('No slot was due');
  return claim;
}

test('slots of an ended life are queued at once, and its late words change nothing', async () => {
  const jobId = await order(await createUser());
  const lost = await claimIn('ended');
  const held = await claimIn('going-on');
  expect(await endLeasesOf(database, ['ended', 'never-heard-of'])).toBe(1);
  expect(await database.transaction((tx) => endSlot(tx, lost, 'delivered'))).toBe(false);

  await createWorker().sweep();
  expect(await slotOf(jobId, lost.index)).toMatchObject({ state: 'queued', failures: 0 });
  expect((await slotOf(jobId, held.index)).state).toBe('running');
  expect(await database.transaction((tx) => endSlot(tx, held, 'delivered'))).toBe(true);
});

test('what an ended life delivered stays delivered', async () => {
  const jobId = await order(await createUser(), 1);
  const claim = await claimIn('done');
  await database.transaction((tx) => endSlot(tx, claim, 'delivered'));
  expect(await endLeasesOf(database, ['done'])).toBe(0);
  expect(await endLeasesOf(database, [])).toBe(0);
  expect((await slotOf(jobId, claim.index)).state).toBe('delivered');
});
