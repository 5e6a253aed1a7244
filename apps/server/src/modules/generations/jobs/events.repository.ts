import type { JobEvent } from '@toile/contract';
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { jobEvents, jobs } from '../../../db/schema/index.ts';
import type { Queryable, Transaction } from '../../../platform/database.ts';

/** Channel that carries a job's id whenever it has new events. */
export const JOB_EVENTS_CHANNEL = 'job_events';

/** An event of each kind without its number, which the job gives it. */
type Unnumbered<Event> = Event extends JobEvent ? Omit<Event, 'seq'> : never;
export type NewJobEvent = Unnumbered<JobEvent>;

/** Numbers and writes events, and notifies the streams when the transaction commits. */
export async function appendEvents(
  tx: Transaction,
  jobId: string,
  events: readonly NewJobEvent[],
): Promise<void> {
  const [job] = await tx
    .update(jobs)
    .set({ lastSeq: sql`${jobs.lastSeq} + ${events.length}` })
    .where(eq(jobs.id, jobId))
    .returning({
      lastSeq: jobs.lastSeq,
      notified: sql`pg_notify(${JOB_EVENTS_CHANNEL}, ${jobs.id}::text)`,
    });
  if (!job) throw new Error(`No job ${jobId} to write events of`);
  const first = job.lastSeq - events.length + 1;
  await tx
    .insert(jobEvents)
    .values(events.map(({ event, data }, place) => ({ jobId, seq: first + place, event, data })));
}

/** Takes the coarse pictures out of a job's events: nobody looks at them once it has ended. */
export async function forgetPreviews(tx: Transaction, jobId: string): Promise<void> {
  await tx.execute(sql`
    update job_events set data = data - 'preview'
    where job_id = ${jobId} and event = 'progress' and data ? 'preview'`);
}

/** A job's events after a number, in order. */
export async function listEventsAfter(
  queryable: Queryable,
  jobId: string,
  seq: number,
): Promise<JobEvent[]> {
  const rows = await queryable
    .select({ seq: jobEvents.seq, event: jobEvents.event, data: jobEvents.data })
    .from(jobEvents)
    .where(and(eq(jobEvents.jobId, jobId), gt(jobEvents.seq, seq)))
    .orderBy(asc(jobEvents.seq));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- appendEvents wrote them all
  return rows as JobEvent[];
}

/** The number of each job's last event. */
export async function listLastSeqs(queryable: Queryable, jobIds: readonly string[]) {
  return queryable
    .select({ id: jobs.id, lastSeq: jobs.lastSeq })
    .from(jobs)
    .where(inArray(jobs.id, [...jobIds]));
}
