import { and, desc, eq, gt, inArray, lte, notInArray } from 'drizzle-orm';
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
): Promise<{ user: SessionUser; createdAt: Date; expiresAt: Date } | undefined> {
  const [row] = await queryable
    .select({
      user: { id: users.id, username: users.username, email: users.email },
      createdAt: sessions.createdAt,
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

/** Ends a user's sessions, oldest first, until so many are left. */
export async function deleteOldestSessions(
  queryable: Queryable,
  userId: string,
  kept: number,
): Promise<void> {
  const newest = queryable
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.createdAt))
    .limit(kept);
  await queryable
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), notInArray(sessions.tokenHash, newest)));
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
