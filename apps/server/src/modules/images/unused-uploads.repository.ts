import { sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database.ts';

/** Uploads looked at in one transaction. */
const AT_A_TIME = 100;

/** Locks uploads that no run has used for so many days; others that work on some have those. */
export async function lockUnusedUploads(tx: Transaction, days: number): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from images
    where used_at < now() - ${days} * interval '1 day' and deleted_at is null
    order by used_at limit ${AT_A_TIME} for update skip locked`);
  return rows.map(({ id }) => id);
}

/**
 * Records of locked uploads that they are in need: a run under way has them, or they are an output
 * of the user's that is there. They come again after the same time.
 */
export async function markNeeded(tx: Transaction, ids: readonly string[]): Promise<void> {
  const wanted = sql.param([...ids]);
  await tx.execute(sql`
    update images set used_at = now()
    where id = any(${wanted}) and (
      exists (
        select from job_inputs join jobs on jobs.id = job_inputs.job_id
        left join generations on generations.id = job_inputs.output_id
        where job_inputs.image_id = images.id
          and (jobs.state = 'running' or (generations.id is not null and generations.deleted_at is null))
      ) or exists (
        select from generations
        where generations.image_id = images.id and generations.deleted_at is null
      )
    )`);
}

/** Deletes those of the locked uploads that are still unused; returns their ids. */
export async function deleteUnused(
  tx: Transaction,
  { ids, days }: { ids: readonly string[]; days: number },
): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    update images set deleted_at = now(), pixels_sha256 = null
    where id = any(${sql.param([...ids])}) and used_at < now() - ${days} * interval '1 day'
    returning id`);
  return rows.map(({ id }) => id);
}
