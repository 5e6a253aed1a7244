import { sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database.ts';

/**
 * Locks files for this transaction. Code that writes a row with a file, or removes a file, must
 * hold the lock, so that no row is ever without its file. Several files are locked in a fixed
 * order, or two transactions might wait for each other.
 */
export async function lockFiles(tx: Transaction, sha256s: readonly string[]): Promise<void> {
  for (const sha256 of [...new Set(sha256s)].toSorted()) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`file:${sha256}`}, 0))`);
  }
}

/** Files of deleted pictures and of their companions, which may have to be removed. */
export async function listFilesToRelease(queryable: Queryable, limit: number): Promise<string[]> {
  const { rows } = await queryable.execute<{ sha256: string }>(sql`
    select sha256 from images where deleted_at is not null and file_released_at is null
    union
    select c.sha256 from image_companions c join images on images.id = c.image_id
    where images.deleted_at is not null and c.file_released_at is null
    limit ${limit}`);
  return rows.map((row) => row.sha256);
}

export async function markFileReleased(tx: Transaction, sha256: string): Promise<void> {
  await tx.execute(sql`
    update images set file_released_at = now()
    where sha256 = ${sha256} and deleted_at is not null and file_released_at is null`);
  await tx.execute(sql`
    update image_companions set file_released_at = now() from images
    where images.id = image_companions.image_id and image_companions.sha256 = ${sha256}
      and images.deleted_at is not null and image_companions.file_released_at is null`);
}

/** The files among these that belong to a picture that was not deleted. */
export async function listFilesInUse(
  queryable: Queryable,
  sha256s: readonly string[],
): Promise<Set<string>> {
  const wanted = sql.param([...sha256s]);
  const { rows } = await queryable.execute<{ sha256: string }>(sql`
    select sha256 from images where sha256 = any(${wanted}) and deleted_at is null
    union
    select c.sha256 from image_companions c join images on images.id = c.image_id
    where c.sha256 = any(${wanted}) and images.deleted_at is null`);
  return new Set(rows.map((row) => row.sha256));
}
