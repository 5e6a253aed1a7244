import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { generations } from '../../db/schema/index.ts';
import type { Queryable, Transaction } from '../../platform/database.ts';

export type GenerationRow = typeof generations.$inferSelect;

export async function insertGeneration(
  tx: Transaction,
  generation: typeof generations.$inferInsert,
): Promise<GenerationRow> {
  const [row] = await tx.insert(generations).values(generation).returning();
  if (!row) throw new Error('A generation was not written');
  return row;
}

/** A user's own generation that was not deleted. */
export async function findOwnGeneration(
  queryable: Queryable,
  userId: string,
  id: string,
): Promise<GenerationRow | undefined> {
  const [row] = await queryable
    .select()
    .from(generations)
    .where(
      and(eq(generations.id, id), eq(generations.userId, userId), isNull(generations.deletedAt)),
    );
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
