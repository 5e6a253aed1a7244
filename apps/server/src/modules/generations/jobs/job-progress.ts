import type { Transaction } from '../../../platform/database.ts';
import { appendEvents, forgetPreviews, type NewJobEvent } from './events.repository.ts';
import { finishJob, type Job } from './jobs.repository.ts';
import { countSlots, type SlotCounts } from './slots.repository.ts';

function progressOf(job: Job, counts: SlotCounts) {
  const done = counts.delivered + counts.failed + counts.canceled;
  const stage = counts.running > 0 ? 'drawing' : 'queued';
  return { event: 'progress', data: { done, total: job.total, stage } } as const;
}

function doneOf(job: Job, counts: SlotCounts): NewJobEvent {
  const { delivered, failed, canceled } = counts;
  const released = (failed + canceled) * job.slotPrice;
  const isCanceled = job.cancelRequestedAt !== null;
  return { event: 'done', data: { delivered, failed, released, canceled: isCanceled } };
}

/** Progress of a slot's picture: the part that is done, and a coarse picture as a data URI. */
export type PictureProgress = { fraction?: number; preview?: string };

/** Writes a progress event about one slot of a job under way. The job must be locked. */
export async function recordProgress(
  tx: Transaction,
  job: Job,
  now: { stage: 'drawing' | 'retrying'; slot: number } & PictureProgress,
): Promise<void> {
  const { data } = progressOf(job, await countSlots(tx, job.id));
  await appendEvents(tx, job.id, [{ event: 'progress', data: { ...data, ...now } }]);
}

/**
 * Writes the events of slots that have just ended, and the job's progress; with the last slot the
 * job ends too. The job must be locked (see lockJob).
 */
export async function recordEndings(
  tx: Transaction,
  job: Job,
  events: readonly NewJobEvent[],
): Promise<void> {
  const counts = await countSlots(tx, job.id);
  if (counts.queued + counts.running > 0) {
    await appendEvents(tx, job.id, [...events, progressOf(job, counts)]);
    return;
  }
  await finishJob(tx, job.id);
  await forgetPreviews(tx, job.id);
  await appendEvents(tx, job.id, [...events, doneOf(job, counts)]);
}
