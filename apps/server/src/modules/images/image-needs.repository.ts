import { type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { lockImage } from './images.repository.ts';

/** Condition: a run under way, or an output that was not deleted, came from the picture. */
function isInputInNeed(imageId: SQL): SQL {
  return sql`exists (
    select from job_inputs join jobs on jobs.id = job_inputs.job_id
    where job_inputs.image_id = ${imageId} and (jobs.state = 'running' or exists (
      select from generations
      where generations.job_id = jobs.id and generations.deleted_at is null
    )))`;
}

/**
 * Marks a picture as deleted once no output shows it and no run needs it; returns whether it did.
 */
export async function deleteUnneededImage(tx: Transaction, id: string): Promise<boolean> {
  // The row lock serialises two releases of the same picture.
  if (!(await lockImage(tx, id))) return false;
  const { rowCount } = await tx.execute(sql`
    update images set deleted_at = now(), pixels_sha256 = null
    where id = ${id} and not ${isInputInNeed(sql`images.id`)} and not exists (
      select from generations
      where generations.image_id = images.id and generations.deleted_at is null
    )`);
  return rowCount === 1;
}

/**
 * Input pictures that no run needs any more, of runs that have ended lately without an output that
 * is there: a deletion releases those of all others.
 */
export async function listUnneededInputs(queryable: Queryable): Promise<string[]> {
  const { rows } = await queryable.execute<{ id: string }>(sql`
    select distinct images.id from jobs
    join job_inputs on job_inputs.job_id = jobs.id
    join images on images.id = job_inputs.image_id
    where jobs.finished_at > now() - interval '7 days' and jobs.trimmed_at is null
      and images.deleted_at is null
      and not exists (
        select from generations
        where generations.job_id = jobs.id and generations.deleted_at is null
      ) and not ${isInputInNeed(sql`images.id`)}`);
  return rows.map(({ id }) => id);
}

/** Marks all pictures of a user as deleted; returns their number. */
export async function deleteImagesOf(tx: Transaction, userId: string): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    update images set deleted_at = now(), pixels_sha256 = null
    where user_id = ${userId} and deleted_at is null`);
  return rowCount ?? 0;
}
