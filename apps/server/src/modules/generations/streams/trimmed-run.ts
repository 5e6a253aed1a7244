import { en, type JobEvent } from '@toile/contract';
import type { Queryable } from '../../../platform/database.ts';
import type { Job } from '../jobs/jobs.repository.ts';
import { withOtherSizes } from '../outputs/generation-answer.ts';
import { listOutputsOf } from '../outputs/generations.repository.ts';
import { replacedBy } from '../outputs/replaced-output.ts';

/** The slots of a run that delivered nothing. */
function listUnfilled({ total }: Job, filled: ReadonlySet<number>): number[] {
  return Array.from({ length: total }, (_none, slot) => slot).filter((slot) => !filled.has(slot));
}

/**
 * The events of an ended run whose own were removed: its images in their places, its failures, and
 * its end. They are made of what is left, so they tell neither progress nor the reason of a failure.
 */
export async function listTrimmedEvents(queryable: Queryable, job: Job): Promise<JobEvent[]> {
  const rows = await listOutputsOf(queryable, job.id);
  const outputs = await withOtherSizes(queryable, rows);
  const images = outputs.map((output, place) => {
    const data = { ...output, slot: rows[place]?.slot ?? place, ...replacedBy(job) };
    return { event: 'image', data } as const;
  });
  const isCanceled = job.cancelRequestedAt !== null;
  const unfilled = listUnfilled(job, new Set(rows.map(({ slot }) => slot)));
  const failures = (isCanceled ? [] : unfilled).map((slot) => {
    return { event: 'failed', data: { slot, message: en.errors.slotFailed } } as const;
  });
  const done: JobEvent = {
    seq: job.lastSeq,
    event: 'done',
    data: {
      delivered: rows.length,
      failed: failures.length,
      released: unfilled.length * job.slotPrice,
      canceled: isCanceled,
    },
  };
  return [...[...images, ...failures].map((event, place) => ({ ...event, seq: place + 1 })), done];
}
