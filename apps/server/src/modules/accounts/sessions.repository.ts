import { and, eq, gt, inArray, lte } from 'drizzle-orm';
import { sessions, users } from '../../db/schema/index.ts';
import type { Queryable } from '../../platform/database.ts';
import type { SessionUser } from '../../platform/session.ts';

export async function insertSession(
  queryable: Queryable,
  session: { tokenHash: string; userId: string; createdAt: Date; expiresAt: Date },
): Promise<void> {
  await queryable.insert(sessions).values(session);
}

export async function findSession(
  queryable: Queryable,
  { tokenHash, now }: { tokenHash: string; now: Date },
): Promise<{ user: SessionUser; expiresAt: Date } | undefined> {
  const [row] = await queryable
    .select({
      user: { id: users.id, username: users.username, email: users.email },
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)));
  return row;
}

export async function prolongSession(
  queryable: Queryable,
  { tokenHash, expiresAt }: { tokenHash: string; expiresAt: Date },
): Promise<void> {
  await queryable.update(sessions).set({ expiresAt }).where(eq(sessions.tokenHash, tokenHash));
}

export async function deleteSession(queryable: Queryable, tokenHash: string): Promise<void> {
  await queryable.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

export async function deleteExpiredSessions(queryable: Queryable, now: Date): Promise<void> {
  await queryable.delete(sessions).where(lte(sessions.expiresAt, now));
}

/** Which of these sessions go on. */
export async function listLiveSessions(
  queryable: Queryable,
  { tokenHashes, now }: { tokenHashes: readonly string[]; now: Date },
): Promise<string[]> {
  const rows = await queryable
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(and(inArray(sessions.tokenHash, [...tokenHashes]), gt(sessions.expiresAt, now)));
  return rows.map(({ tokenHash }) => tokenHash);
}
