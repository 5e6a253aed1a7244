import { and, desc, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { billingSubscriptions, ledgerAccounts, sessions, users } from '../../db/schema/index.ts';
import type { Queryable } from '../../platform/database.ts';

/** Accounts to find: those whose name or e-mail begins so, or the one of an id. */
export type UserSearch = { beginning: string } | { id: string };

/** Reads of now, with the payment provider whose plans count. */
export type Reading = { provider: string; now: Date };

function isFound(search: UserSearch): SQL | undefined {
  const isThere = isNull(users.deletedAt);
  if ('id' in search) return and(isThere, eq(users.id, search.id));
  const beginning = search.beginning.toLowerCase();
  if (beginning === '') return isThere;
  return and(
    isThere,
    or(
      sql`starts_with(lower(${users.username}), ${beginning})`,
      sql`starts_with(lower(${users.email}), ${beginning})`,
    ),
  );
}

export function countUsers(queryable: Queryable, search: UserSearch): Promise<number> {
  return queryable.$count(users, isFound(search));
}

export type OperatedUserRow = Awaited<ReturnType<typeof listUsers>>[number];

/** A range of the accounts, the newest first. */
export async function listUsers(
  queryable: Queryable,
  {
    search,
    now,
    provider,
    ...range
  }: Reading & {
    search: UserSearch;
    limit: number;
    offset: number;
  },
) {
  return queryable
    .select({
      id: users.id,
      username: users.username,
      email: users.email,
      priceId: billingSubscriptions.priceId,
      credits: sql<number>`coalesce(${ledgerAccounts.balance}, 0)::int`,
      createdAt: users.createdAt,
      lockedAt: users.lockedAt,
      seenAt: sql<Date | null>`(
        select max(seen_at) from sessions
        where sessions.user_id = ${users.id} and expires_at > ${now.toISOString()}
      )`.mapWith(sessions.seenAt),
      isOperator: users.isOperator,
    })
    .from(users)
    .leftJoin(
      ledgerAccounts,
      and(eq(ledgerAccounts.userId, users.id), eq(ledgerAccounts.kind, 'available')),
    )
    .leftJoin(
      billingSubscriptions,
      and(
        eq(billingSubscriptions.userId, users.id),
        eq(billingSubscriptions.provider, provider),
        ne(billingSubscriptions.status, 'canceled'),
      ),
    )
    .where(isFound(search))
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(range.limit)
    .offset(range.offset);
}
