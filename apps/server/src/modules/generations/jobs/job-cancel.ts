import { sql } from 'drizzle-orm';
import { AppError } from '../../../platform/app-error.ts';
import type { Transaction } from '../../../platform/database.ts';
import type { Ledger } from '../../credits/ledger.service.ts';
import { recordEndings } from './job-progress.ts';
import { lockJob, markCanceled } from './jobs.repository.ts';
import { cancelOpenSlots, countSlots } from './slots.repository.ts';

/** Channel on which workers receive the ids of cancelled jobs. */
export const JOB_CANCELS_CHANNEL = 'job_cancels';

/**
 * Ends all open slots of a job at once, running ones too: their workers' claims are void from now
 * on, so that they can commit nothing, and they are notified to stop drawing. Returns the credits
 * given back; a job cancelled before gives the same answer again.
 */
export async function cancelJob(
  tx: Transaction,
  { ledger, jobId }: { ledger: Ledger; jobId: string },
): Promise<number> {
  const job = await lockJob(tx, jobId);
  if (!job) throw new AppError('notFound');
  if (job.cancelRequestedAt) return (await countSlots(tx, jobId)).canceled * job.slotPrice;
  if (job.state === 'done') throw new AppError('jobFinished');

  const canceled = await cancelOpenSlots(tx, jobId);
  await markCanceled(tx, jobId);
  await recordEndings(tx, { ...job, cancelRequestedAt: new Date() }, []);
  await tx.execute(sql`select pg_notify(${JOB_CANCELS_CHANNEL}, ${jobId})`);
  for (const slot of canceled) {
    await ledger.release(tx, { userId: job.userId, jobId, slot, amount: job.slotPrice });
  }
  return canceled.length * job.slotPrice;
}
