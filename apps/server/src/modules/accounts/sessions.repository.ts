import { and, desc, eq, gt, inArray, isNull, ne, notInArray, sql } from 'drizzle-orm';
import { sessions, users } from '../../db/schema/index.ts';
import type { Queryable } from '../../platform/database.ts';
import { deleteInBatches } from '../../platform/in-batches.ts';
import type { SessionUser } from '../../platform/session.ts';

export async function insertSession(
  queryable: Queryable,
  session: Omit<typeof sessions.$inferInsert, 'id'>,
): Promise<void> {
  await queryable.insert(sessions).values(session);
}

type FoundSession = {
  user: SessionUser;
  language: string;
  createdAt: Date;
  seenAt: Date;
  expiresAt: Date;
};

export async function findSession(
  queryable: Queryable,
  { tokenHash, now }: { tokenHash: string; now: Date },
): Promise<FoundSession | undefined> {
  const [row] = await queryable
    .select({
      user: {
        id: users.id,
        username: users.username,
        email: users.email,
        isOperator: users.isOperator,
        isTwoFactor: sql<boolean>`${sessions.twoFactorAt} is not null`,
      },
      language: users.language,
      createdAt: sessions.createdAt,
      seenAt: sessions.seenAt,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now), isNull(users.lockedAt)),
    );
  return row;
}

export async function prolongSession(
  queryable: Queryable,
  { tokenHash, expiresAt }: { tokenHash: string; expiresAt: Date },
): Promise<void> {
  await queryable.update(sessions).set({ expiresAt }).where(eq(sessions.tokenHash, tokenHash));
}

/** Records a use of the session. */
export async function touchSession(
  queryable: Queryable,
  { tokenHash, seenAt }: { tokenHash: string; seenAt: Date },
): Promise<void> {
  await queryable.update(sessions).set({ seenAt }).where(eq(sessions.tokenHash, tokenHash));
}

/** Replaces a session's token; false when the session is gone. */
export async function replaceTokenHash(
  queryable: Queryable,
  { before, tokenHash }: { before: string; tokenHash: string },
): Promise<boolean> {
  const rows = await queryable
    .update(sessions)
    .set({ tokenHash })
    .where(eq(sessions.tokenHash, before))
    .returning({ id: sessions.id });
  return rows.length > 0;
}

/** A user's live sessions, the last used first. */
export async function listSessions(
  queryable: Queryable,
  { userId, now }: { userId: string; now: Date },
): Promise<(typeof sessions.$inferSelect)[]> {
  return queryable
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.seenAt), desc(sessions.createdAt));
}

/** Ends a user's session by its id; returns its token's hash. */
export async function deleteSessionById(
  queryable: Queryable,
  { userId, id }: { userId: string; id: string },
): Promise<string | undefined> {
  const [row] = await queryable
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ tokenHash: sessions.tokenHash });
  return row?.tokenHash;
}

export async function deleteOtherSessions(
  queryable: Queryable,
  { userId, current }: { userId: string; current: string },
): Promise<void> {
  await queryable
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, current)));
}

export async function deleteSessionsOf(queryable: Queryable, userId: string): Promise<void> {
  await queryable.delete(sessions).where(eq(sessions.userId, userId));
}

export async function deleteSession(queryable: Queryable, tokenHash: string): Promise<void> {
  await queryable.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** Ends a user's oldest sessions; the newest `kept` ones stay. */
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
  const at = now.toISOString();
  await deleteInBatches(async (atMost) => {
    const { rowCount } = await queryable.execute(sql`
      delete from sessions where expires_at <= ${at} and token_hash in (
        select token_hash from sessions where expires_at <= ${at} limit ${atMost})`);
    return rowCount ?? 0;
  });
}

/** The sessions among these that are still valid. */
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
