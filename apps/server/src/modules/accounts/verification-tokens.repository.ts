import { and, eq, isNull, lt } from 'drizzle-orm';
import { users, verificationTokens } from '../../db/schema/index.ts';
import type { Queryable } from '../../platform/database.ts';

/** A link's token and the account that it is for. */
export type VerificationToken = {
  tokenHash: string;
  userId: string;
  email: string;
  expiresAt: Date;
  revokedAt: Date | null;
  emailVerifiedAt: Date | null;
};

export async function findVerificationToken(
  queryable: Queryable,
  tokenHash: string,
): Promise<VerificationToken | undefined> {
  const [row] = await queryable
    .select({
      tokenHash: verificationTokens.tokenHash,
      userId: users.id,
      email: users.email,
      expiresAt: verificationTokens.expiresAt,
      revokedAt: verificationTokens.revokedAt,
      emailVerifiedAt: users.emailVerifiedAt,
    })
    .from(verificationTokens)
    .innerJoin(users, eq(users.id, verificationTokens.userId))
    .where(eq(verificationTokens.tokenHash, tokenHash));
  return row;
}

export async function insertVerificationToken(
  queryable: Queryable,
  token: { tokenHash: string; userId: string; expiresAt: Date },
): Promise<void> {
  await queryable.insert(verificationTokens).values(token);
}

export async function revokeVerificationTokens(
  queryable: Queryable,
  userId: string,
  revokedAt: Date,
): Promise<void> {
  await queryable
    .update(verificationTokens)
    .set({ revokedAt })
    .where(and(eq(verificationTokens.userId, userId), isNull(verificationTokens.revokedAt)));
}

export async function markTokenUsed(
  queryable: Queryable,
  tokenHash: string,
  usedAt: Date,
): Promise<void> {
  await queryable
    .update(verificationTokens)
    .set({ usedAt })
    .where(eq(verificationTokens.tokenHash, tokenHash));
}

export async function deleteVerificationTokens(
  queryable: Queryable,
  expiredBefore: Date,
): Promise<void> {
  await queryable.delete(verificationTokens).where(lt(verificationTokens.expiresAt, expiredBefore));
}
