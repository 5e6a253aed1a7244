import type { Transaction } from '../../../platform/database.ts';
import { lockJob } from '../jobs/jobs.repository.ts';
import { forgetWords } from './forgotten-words.repository.ts';

/**
 * Deletes an output of a job by the given function, and then the words that nothing needs any more.
 * Of several outputs deleted at the same time, one is the last of its job.
 */
export async function deleteWithWords<Deleted>(
  tx: Transaction,
  jobId: string,
  deleteOutput: () => Promise<Deleted>,
): Promise<Deleted> {
  await lockJob(tx, jobId);
  const deleted = await deleteOutput();
  await forgetWords(tx, jobId);
  return deleted;
}
