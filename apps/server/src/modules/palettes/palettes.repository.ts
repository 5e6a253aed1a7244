import { and, desc, eq, sql } from 'drizzle-orm';
import { palettes } from '../../db/schema/index.ts';
import type { Queryable, Transaction } from '../../platform/database.ts';

export type PaletteRow = typeof palettes.$inferSelect;

/** Makes a user's other transactions that add or name a palette wait for the end of this one. */
export async function lockPalettesOf(tx: Transaction, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`palettes:${userId}`}, 0))`);
}

/** A user's palettes, the one that was changed last first. */
export function listPalettes(queryable: Queryable, userId: string): Promise<PaletteRow[]> {
  return queryable
    .select()
    .from(palettes)
    .where(eq(palettes.userId, userId))
    .orderBy(desc(palettes.changedAt), palettes.id);
}

export function countPalettes(queryable: Queryable, userId: string): Promise<number> {
  return queryable.$count(palettes, eq(palettes.userId, userId));
}

/** Writes a palette; `undefined` where the user has one of this name. */
export async function insertPalette(
  tx: Transaction,
  palette: Pick<PaletteRow, 'userId' | 'name' | 'colours'>,
): Promise<PaletteRow | undefined> {
  const [row] = await tx.insert(palettes).values(palette).onConflictDoNothing().returning();
  return row;
}

/** True where another palette of the user has the name, in whatever case. */
export async function isPaletteNameTaken(
  tx: Transaction,
  { userId, id, name }: Pick<PaletteRow, 'userId' | 'id' | 'name'>,
): Promise<boolean> {
  const isOther = and(
    eq(palettes.userId, userId),
    sql`lower(${palettes.name}) = lower(${name})`,
    sql`${palettes.id} <> ${id}`,
  );
  return (await tx.$count(palettes, isOther)) > 0;
}

const isOwn = (userId: string, id: string) => and(eq(palettes.id, id), eq(palettes.userId, userId));

/** Changes a palette of the user; false where there is none. */
export async function updatePalette(
  tx: Transaction,
  { userId, id }: Pick<PaletteRow, 'userId' | 'id'>,
  changes: Partial<Pick<PaletteRow, 'name' | 'colours'>>,
): Promise<boolean> {
  const rows = await tx
    .update(palettes)
    .set({ ...changes, changedAt: sql`now()` })
    .where(isOwn(userId, id))
    .returning({ id: palettes.id });
  return rows.length > 0;
}

/** Deletes a palette of the user; false where there is none. */
export async function deletePalette(
  queryable: Queryable,
  userId: string,
  id: string,
): Promise<boolean> {
  const rows = await queryable
    .delete(palettes)
    .where(isOwn(userId, id))
    .returning({ id: palettes.id });
  return rows.length > 0;
}

/** Deletes all palettes of a user. */
export async function deletePalettesOf(queryable: Queryable, userId: string): Promise<void> {
  await queryable.delete(palettes).where(eq(palettes.userId, userId));
}
