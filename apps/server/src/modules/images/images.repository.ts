import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { generations, images } from '../../db/schema/index.ts';
import type { Queryable, Transaction } from '../../platform/database.ts';

export type Image = typeof images.$inferSelect;

const isWaitingForRelease = and(isNotNull(images.deletedAt), isNull(images.fileReleasedAt));

export async function insertImage(
  tx: Transaction,
  image: typeof images.$inferInsert,
): Promise<Image> {
  const [row] = await tx.insert(images).values(image).returning();
  if (!row) throw new Error('An image was not written');
  return row;
}

/** A user's own picture that was not deleted. */
export async function findOwnImage(
  queryable: Queryable,
  userId: string,
  id: string,
): Promise<Image | undefined> {
  const [row] = await queryable
    .select()
    .from(images)
    .where(and(eq(images.id, id), eq(images.userId, userId), isNull(images.deletedAt)));
  return row;
}

/**
 * Whoever writes a row that names a file, or removes a file, holds this lock to the end of
 * the transaction: so no row is ever left without its file.
 */
export async function lockFile(tx: Transaction, sha256: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`file:${sha256}`}, 0))`);
}

/** Marks a picture as deleted once no output shows it; tells whether it did. */
export async function deleteImageWithoutOutputs(tx: Transaction, id: string): Promise<boolean> {
  // The row lock makes two deletions of outputs that share a picture take turns.
  await tx.select({ id: images.id }).from(images).where(eq(images.id, id)).for('update');
  const outputs = tx
    .select({ id: generations.id })
    .from(generations)
    .where(and(eq(generations.imageId, id), isNull(generations.deletedAt)));
  const { rowCount } = await tx
    .update(images)
    .set({ deletedAt: sql`now()` })
    .where(and(eq(images.id, id), isNull(images.deletedAt), sql`not exists (${outputs})`));
  return rowCount === 1;
}

/** Files of deleted pictures that may have to go. */
export async function listFilesToRelease(queryable: Queryable, limit: number): Promise<string[]> {
  const rows = await queryable
    .selectDistinct({ sha256: images.sha256 })
    .from(images)
    .where(isWaitingForRelease)
    .limit(limit);
  return rows.map((row) => row.sha256);
}

export async function markFileReleased(tx: Transaction, sha256: string): Promise<void> {
  await tx
    .update(images)
    .set({ fileReleasedAt: sql`now()` })
    .where(and(eq(images.sha256, sha256), isWaitingForRelease));
}

/** Which of these files belong to a picture that was not deleted. */
export async function listFilesInUse(
  queryable: Queryable,
  sha256s: readonly string[],
): Promise<Set<string>> {
  const rows = await queryable
    .selectDistinct({ sha256: images.sha256 })
    .from(images)
    .where(and(inArray(images.sha256, [...sha256s]), isNull(images.deletedAt)));
  return new Set(rows.map((row) => row.sha256));
}
