import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database.ts';

/**
 * Erases the prompts, and the engine's reading of them, of deleted outputs and of ended jobs
 * without outputs: of one job, or of all. An output that is being enlarged keeps its words until
 * that has ended. A job keeps the hash of its request, so that the same request still gets it as
 * its answer. Harmless when it runs twice.
 */
export async function forgetWords(tx: Transaction, jobId?: string): Promise<void> {
  const ofJob = (column: SQL) => (jobId === undefined ? sql`true` : sql`${column} = ${jobId}`);
  const isWordyAndDeleted = sql`generations.deleted_at is not null
    and (generations.prompt <> '' or generations.unread <> '{}')
    and ${ofJob(sql`generations.job_id`)}`;
  await tx.execute(sql`
    update job_events
    set data = (job_events.data - 'read_as') || '{"prompt": "", "unread": []}'::jsonb
    from generations
    where ${isWordyAndDeleted} and job_events.job_id = generations.job_id
      and job_events.event = 'image'
      and job_events.data ->> 'output_image_id' = generations.id::text`);
  await tx.execute(sql`
    update generations set prompt = '', settings = '{}', choices = '{}', unread = '{}'
    where ${isWordyAndDeleted} and not exists (
      select from jobs where jobs.upscale_of_id = generations.id and jobs.state = 'running'
    )`);
  await tx.execute(sql`
    update jobs set prompt = '', settings = '{}'
    where state = 'done' and prompt <> '' and ${ofJob(sql`jobs.id`)} and not exists (
      select from generations
      where generations.job_id = jobs.id and generations.deleted_at is null
    )`);
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
