import type { Database } from '../../../platform/database.ts';
import type { Ledger } from '../../credits/ledger.service.ts';
import { cancelJob } from '../jobs/job-cancel.ts';
import { listRunningJobIds, lockJob } from '../jobs/jobs.repository.ts';
import { forgetOutputsOf } from './forgotten-words.repository.ts';

type ErasingDeps = { database: Database; ledger: Ledger };

/** Cancels all runs of a user and erases every output. Harmless a second time. */
export async function eraseOutputs(
  { database, ledger }: ErasingDeps,
  userId: string,
): Promise<void> {
  for (const jobId of await listRunningJobIds(database, userId)) {
    await database.transaction(async (tx) => {
      const job = await lockJob(tx, jobId);
      if (job?.state === 'running') await cancelJob(tx, { ledger, jobId });
    });
  }
  await database.transaction((tx) => forgetOutputsOf(tx, userId));
}
