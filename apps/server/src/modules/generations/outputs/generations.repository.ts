import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import { generations } from '../../../db/schema/index.ts';
import type { Queryable, Transaction } from '../../../platform/database.ts';

export type GenerationRow = typeof generations.$inferSelect;

export async function insertGeneration(
  tx: Transaction,
  generation: typeof generations.$inferInsert,
): Promise<GenerationRow> {
  const [row] = await tx.insert(generations).values(generation).returning();
  if (!row) throw new Error('A generation was not written');
  return row;
}

/** A user's own generation, unless it was deleted. */
export async function findOwnGeneration(
  queryable: Queryable,
  userId: string,
  id: string,
): Promise<GenerationRow | undefined> {
  const [row] = await queryable.select().from(generations).where(isOwn(userId, id));
  return row;
}

function isOwn(userId: string, id: string) {
  return and(eq(generations.id, id), eq(generations.userId, userId), isNull(generations.deletedAt));
}

/** Like `findOwnGeneration`; locks the row for this transaction against upscales and deletion. */
export async function lockOwnGeneration(
  tx: Transaction,
  userId: string,
  id: string,
): Promise<GenerationRow | undefined> {
  const [row] = await tx.select().from(generations).where(isOwn(userId, id)).for('update');
  return row;
}

/** The existing picture of twice the size that was made of an output. */
export async function findUpscale(
  queryable: Queryable,
  id: string,
): Promise<GenerationRow | undefined> {
  const [row] = await queryable
    .select()
    .from(generations)
    .where(and(eq(generations.upscaledFromId, id), isNull(generations.deletedAt)));
  return row;
}

/** Marks an output, deleted or not, as upscaled. */
export async function markUpscaled(tx: Transaction, id: string): Promise<GenerationRow> {
  const [row] = await tx
    .update(generations)
    .set({ upscaled: true })
    .where(eq(generations.id, id))
    .returning();
  if (!row) throw new Error(`There is no generation ${id} that was upscaled`);
  return row;
}

/** The outputs of a job that were deleted. */
export async function listDeletedOutputs(queryable: Queryable, jobId: string): Promise<string[]> {
  const rows = await queryable
    .select({ id: generations.id })
    .from(generations)
    .where(and(eq(generations.jobId, jobId), isNotNull(generations.deletedAt)));
  return rows.map(({ id }) => id);
}

/** All outputs of a job by their slots, deleted ones too. */
export async function listOutputsOf(queryable: Queryable, jobId: string): Promise<GenerationRow[]> {
  return queryable
    .select()
    .from(generations)
    .where(eq(generations.jobId, jobId))
    .orderBy(asc(generations.slot));
}
