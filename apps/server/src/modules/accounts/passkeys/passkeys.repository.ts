import { and, asc, eq, lt } from 'drizzle-orm';
import { passkeys } from '../../../db/schema/index.ts';
import type { Queryable, Transaction } from '../../../platform/database.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;

/** A user's passkeys, the oldest first. */
export function listPasskeys(queryable: Queryable, userId: string): Promise<PasskeyRow[]> {
  return queryable
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
}

export function countPasskeys(queryable: Queryable, userId: string): Promise<number> {
  return queryable.$count(passkeys, eq(passkeys.userId, userId));
}

export async function findPasskey(
  queryable: Queryable,
  credentialId: string,
): Promise<PasskeyRow | undefined> {
  const [row] = await queryable
    .select()
    .from(passkeys)
    .where(eq(passkeys.credentialId, credentialId));
  return row;
}

/** Stores a passkey; undefined where its credential is stored already. */
export async function insertPasskey(
  tx: Transaction,
  passkey: Omit<typeof passkeys.$inferInsert, 'id'>,
): Promise<PasskeyRow | undefined> {
  const [row] = await tx.insert(passkeys).values(passkey).onConflictDoNothing().returning();
  return row;
}

/** Records a use; false where the passkey has gone, or its count is not above the last one. */
export async function usePasskey(
  queryable: Queryable,
  { id, counter, at }: { id: string; counter: number; at: Date },
): Promise<boolean> {
  const isFresh = counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter);
  const rows = await queryable
    .update(passkeys)
    .set({ counter, lastUsedAt: at })
    .where(and(eq(passkeys.id, id), isFresh))
    .returning({ id: passkeys.id });
  return rows.length > 0;
}

/** Renames a user's passkey; undefined where there is none of this id. */
export async function renamePasskey(
  queryable: Queryable,
  { userId, id, name }: Pick<PasskeyRow, 'userId' | 'id' | 'name'>,
): Promise<PasskeyRow | undefined> {
  const [row] = await queryable
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning();
  return row;
}

/** Removes a user's passkey; undefined where there is none of this id. */
export async function deletePasskey(
  tx: Transaction,
  { userId, id }: Pick<PasskeyRow, 'userId' | 'id'>,
): Promise<PasskeyRow | undefined> {
  const [row] = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning();
  return row;
}

export async function deletePasskeysOf(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(passkeys).where(eq(passkeys.userId, userId));
}
