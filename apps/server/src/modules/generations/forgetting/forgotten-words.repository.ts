import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database.ts';

/**
 * Condition: an output was deleted, and something of its making is left. The index
 * `generations_to_forget` has the same.
 */
const IS_WORDY_AND_DELETED = sql`generations.deleted_at is not null
  and (generations.prompt <> '' or generations.unread <> '{}'
    or generations.settings <> '{}' or generations.choices <> '{}')`;

/** Outputs whose words are forgotten in one go. */
const AT_A_TIME = 500;

/** Time after its end in which a run is looked at that delivered nothing. */
const LATELY = sql`now() - interval '2 days'`;

async function forgetOutputs(tx: Transaction, isMeant: SQL): Promise<void> {
  await tx.execute(sql`
    update job_events
    set data = (job_events.data - 'read_as') || '{"prompt": "", "unread": []}'::jsonb
    from generations
    where ${IS_WORDY_AND_DELETED} and ${isMeant} and job_events.job_id = generations.job_id
      and job_events.event = 'image'
      and job_events.data ->> 'output_image_id' = generations.id::text`);
  await tx.execute(sql`
    update generations set prompt = '', settings = '{}', choices = '{}', unread = '{}'
    where ${IS_WORDY_AND_DELETED} and ${isMeant} and not exists (
      select from jobs where jobs.upscale_of_id = generations.id and jobs.state = 'running'
    )`);
}

/** Erases the words of ended jobs without outputs. */
async function forgetRuns(tx: Transaction, isMeant: SQL): Promise<void> {
  await tx.execute(sql`
    update jobs set prompt = '', settings = '{}', origin_recipe = null
    where state = 'done' and (prompt <> '' or settings <> '{}') and ${isMeant} and not exists (
      select from generations
      where generations.job_id = jobs.id and generations.deleted_at is null
    )`);
}

/**
 * Erases the prompts and settings, and the engine's reading of them, of a job's deleted outputs, and
 * of the job once it has ended and nothing of it is left. An output that is being enlarged keeps its
 * words until that has ended. A job keeps the hash of its request, so that the same request still
 * gets it as its answer. Harmless when it runs twice.
 */
export async function forgetWords(tx: Transaction, jobId: string): Promise<void> {
  await forgetOutputs(tx, sql`generations.job_id = ${jobId}`);
  await forgetRuns(tx, sql`jobs.id = ${jobId}`);
}

/**
 * The same for all jobs that have something to forget: outputs that were being enlarged, and runs
 * that have ended lately without an output. Reads indexes alone, however many runs there are.
 */
export async function forgetAllWords(tx: Transaction): Promise<void> {
  const { rows } = await tx.execute<{ jobId: string }>(sql`
    select distinct job_id as "jobId" from generations
    where ${IS_WORDY_AND_DELETED} limit ${AT_A_TIME}`);
  for (const { jobId } of rows) await forgetWords(tx, jobId);
  await forgetRuns(tx, sql`finished_at > ${LATELY} and trimmed_at is null`);
}

/**
 * Erases all outputs of a user, with prompts, readings, votes and events. Jobs under way are left
 * alone. Harmless when it runs twice.
 */
export async function forgetOutputsOf(tx: Transaction, userId: string): Promise<void> {
  const ofEndedJob = sql`job_id in (
    select id from jobs where user_id = ${userId} and state = 'done')`;
  await tx.execute(sql`delete from job_events where ${ofEndedJob}`);
  await tx.execute(sql`
    update generations set deleted_at = coalesce(deleted_at, now()), prompt = '', settings = '{}',
      choices = '{}', unread = '{}', seam = null, voted = null, vote_id = null, favourite = false
    where user_id = ${userId} and ${ofEndedJob}`);
  await tx.execute(sql`
    update jobs set prompt = '', settings = '{}', origin_recipe = null, idempotency_key = null,
      request_hash = ''
    where user_id = ${userId} and state = 'done'`);
}
