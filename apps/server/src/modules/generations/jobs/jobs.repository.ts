import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { jobs, slots } from '../../../db/schema/index.ts';
import type { Queryable, Transaction } from '../../../platform/database.ts';
import { currentTraceParent } from '../../../platform/tracing/spans.ts';

export type Job = typeof jobs.$inferSelect;

export type NewJob = Omit<
  typeof jobs.$inferInsert,
  'id' | 'state' | 'cancelRequestedAt' | 'finishedAt' | 'lastSeq' | 'createdAt' | 'traceParent'
>;

/** Writes a job; `undefined` when the user already has one with the idempotency key. */
export async function insertJob(tx: Transaction, job: NewJob): Promise<Job | undefined> {
  const [row] = await tx
    .insert(jobs)
    .values({ ...job, traceParent: currentTraceParent() })
    .onConflictDoNothing({ target: [jobs.userId, jobs.idempotencyKey] })
    .returning();
  return row;
}

/** Writes a job that needs no queue: its images exist already. */
export async function insertDoneJob(tx: Transaction, job: NewJob): Promise<Job> {
  const [row] = await tx
    .insert(jobs)
    .values({ ...job, state: 'done', finishedAt: sql`now()` })
    .returning();
  if (!row) throw new Error('A job was not written');
  return row;
}

export async function findJob(queryable: Queryable, id: string): Promise<Job | undefined> {
  const [row] = await queryable.select().from(jobs).where(eq(jobs.id, id));
  return row;
}

/** The job of an id; throws when there is none. */
export async function getJob(queryable: Queryable, id: string): Promise<Job> {
  const job = await findJob(queryable, id);
  if (!job) throw new Error(`There is no job ${id}`);
  return job;
}

export async function findJobByKey(
  queryable: Queryable,
  userId: string,
  idempotencyKey: string,
): Promise<Job | undefined> {
  const [row] = await queryable
    .select()
    .from(jobs)
    .where(and(eq(jobs.userId, userId), eq(jobs.idempotencyKey, idempotencyKey)));
  return row;
}

/**
 * Locks a job for this transaction. Code that ends slots or writes events locks the job first, then
 * its slots: so events are numbered in the order of their commits, and no two transactions wait for
 * each other.
 */
export async function lockJob(tx: Transaction, id: string): Promise<Job | undefined> {
  const [row] = await tx.select().from(jobs).where(eq(jobs.id, id)).for('update');
  return row;
}

export async function markCanceled(tx: Transaction, id: string): Promise<void> {
  await tx.update(jobs).set({ cancelRequestedAt: sql`now()` }).where(eq(jobs.id, id));
}

export async function finishJob(tx: Transaction, id: string): Promise<void> {
  await tx.update(jobs).set({ state: 'done', finishedAt: sql`now()` }).where(eq(jobs.id, id));
}

export async function countRunningJobs(queryable: Queryable, userId: string): Promise<number> {
  return queryable.$count(jobs, and(eq(jobs.userId, userId), eq(jobs.state, 'running')));
}

/** Ids of a user's runs and other jobs that have not ended. */
export async function listRunningJobIds(queryable: Queryable, userId: string): Promise<string[]> {
  const rows = await queryable
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.userId, userId), eq(jobs.state, 'running')));
  return rows.map(({ id }) => id);
}

/** The running job that enlarges an output. */
export async function findRunningUpscale(
  queryable: Queryable,
  upscaleOfId: string,
): Promise<Job | undefined> {
  const [row] = await queryable
    .select()
    .from(jobs)
    .where(and(eq(jobs.upscaleOfId, upscaleOfId), eq(jobs.state, 'running')));
  return row;
}

/** A user's runs that have not ended, oldest first, with the number of their ended slots. */
export async function listRunningJobs(queryable: Queryable, userId: string) {
  return queryable
    .select({
      id: jobs.id,
      tool: jobs.tool,
      prompt: jobs.prompt,
      settings: jobs.settings,
      total: jobs.total,
      createdAt: jobs.createdAt,
      ended: sql<number>`count(*) filter (where ${slots.state} not in ('queued', 'running'))::int`,
    })
    .from(jobs)
    .innerJoin(slots, eq(slots.jobId, jobs.id))
    .where(and(eq(jobs.userId, userId), eq(jobs.state, 'running'), isNull(jobs.upscaleOfId)))
    .groupBy(jobs.id)
    .orderBy(asc(jobs.createdAt), asc(jobs.id));
}
