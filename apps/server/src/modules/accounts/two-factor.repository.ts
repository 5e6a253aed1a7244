import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import { recoveryCodes, sessions, twoFactors } from '../../db/schema/index.ts';
import type { Queryable, Transaction } from '../../platform/database.ts';

export type TwoFactorRow = typeof twoFactors.$inferSelect;

export async function findTwoFactor(
  queryable: Queryable,
  userId: string,
): Promise<TwoFactorRow | undefined> {
  const [row] = await queryable.select().from(twoFactors).where(eq(twoFactors.userId, userId));
  return row;
}

/** Stores a secret that waits for its first code; false where one is confirmed already. */
export async function putSecret(
  queryable: Queryable,
  { userId, sealedSecret }: Pick<TwoFactorRow, 'userId' | 'sealedSecret'>,
): Promise<boolean> {
  const rows = await queryable
    .insert(twoFactors)
    .values({ userId, sealedSecret })
    .onConflictDoUpdate({
      target: twoFactors.userId,
      set: { sealedSecret, lastStep: 0 },
      setWhere: isNull(twoFactors.confirmedAt),
    })
    .returning({ userId: twoFactors.userId });
  return rows.length > 0;
}

/** Takes the code of a time step; false where it, or a later one, was taken before. */
export async function takeStep(
  queryable: Queryable,
  { userId, step }: { userId: string; step: number },
): Promise<boolean> {
  const rows = await queryable
    .update(twoFactors)
    .set({ lastStep: step })
    .where(and(eq(twoFactors.userId, userId), lt(twoFactors.lastStep, step)))
    .returning({ userId: twoFactors.userId });
  return rows.length > 0;
}

/** Turns two-factor log-in on with these recovery codes; false where it is on already. */
export async function confirmSecret(
  tx: Transaction,
  { userId, at, codeHashes }: { userId: string; at: Date; codeHashes: readonly string[] },
): Promise<boolean> {
  const rows = await tx
    .update(twoFactors)
    .set({ confirmedAt: at })
    .where(and(eq(twoFactors.userId, userId), isNull(twoFactors.confirmedAt)))
    .returning({ userId: twoFactors.userId });
  if (rows.length === 0) return false;
  await tx.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ userId, codeHash })));
  return true;
}

/** Uses a recovery code up; false where there is none that was not used. */
export async function takeRecoveryCode(
  queryable: Queryable,
  { userId, codeHash, at }: { userId: string; codeHash: string; at: Date },
): Promise<boolean> {
  const rows = await queryable
    .update(recoveryCodes)
    .set({ usedAt: at })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, codeHash),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ userId: recoveryCodes.userId });
  return rows.length > 0;
}

export function countRecoveryCodes(queryable: Queryable, userId: string): Promise<number> {
  return queryable.$count(
    recoveryCodes,
    and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)),
  );
}

/** Replaces the recovery codes; false where two-factor log-in is off. */
export async function replaceRecoveryCodes(
  tx: Transaction,
  { userId, codeHashes }: { userId: string; codeHashes: readonly string[] },
): Promise<boolean> {
  // Held, so that of two renewals at once the codes of one alone are left.
  const [row] = await tx
    .select({ confirmedAt: twoFactors.confirmedAt })
    .from(twoFactors)
    .where(eq(twoFactors.userId, userId))
    .for('update');
  if (!row?.confirmedAt) return false;
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ userId, codeHash })));
  return true;
}

/** Sessions of a user count as opened without a second factor from now on. */
export async function forgetProofs(tx: Transaction, userId: string): Promise<void> {
  await tx
    .update(sessions)
    .set({ twoFactorAt: null })
    .where(and(eq(sessions.userId, userId), isNotNull(sessions.twoFactorAt)));
}

/** Turns two-factor log-in off, also for sessions; false where it was off. */
export async function deleteTwoFactor(tx: Transaction, userId: string): Promise<boolean> {
  await forgetProofs(tx, userId);
  const rows = await tx
    .delete(twoFactors)
    .where(eq(twoFactors.userId, userId))
    .returning({ confirmedAt: twoFactors.confirmedAt });
  return rows.some(({ confirmedAt }) => confirmedAt !== null);
}

/** Marks a session, by its token's hash, as one in which a second factor was proved. */
export async function markTwoFactor(
  tx: Transaction,
  { tokenHash, at }: { tokenHash: string; at: Date },
): Promise<void> {
  await tx.update(sessions).set({ twoFactorAt: at }).where(eq(sessions.tokenHash, tokenHash));
}
