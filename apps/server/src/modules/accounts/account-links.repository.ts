import { and, eq, gt, sql } from 'drizzle-orm';
import { accountLinks } from '../../db/schema/index.ts';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { deleteInBatches } from '../../platform/in-batches.ts';

type AccountLink = typeof accountLinks.$inferSelect;
type LinkKind = AccountLink['kind'];

export async function insertAccountLink(
  queryable: Queryable,
  link: typeof accountLinks.$inferInsert,
): Promise<void> {
  await queryable.insert(accountLinks).values(link);
}

type LinkSearch = { tokenHash: string; kind: LinkKind; now: Date };

/** A link that is still valid. */
export async function findAccountLink(
  queryable: Queryable,
  { tokenHash, kind, now }: LinkSearch,
): Promise<AccountLink | undefined> {
  const [row] = await queryable
    .select()
    .from(accountLinks)
    .where(
      and(
        eq(accountLinks.tokenHash, tokenHash),
        eq(accountLinks.kind, kind),
        gt(accountLinks.expiresAt, now),
      ),
    );
  return row;
}

/** Uses up a link; `undefined` when it was used already. */
export async function useUpAccountLink(
  tx: Transaction,
  { tokenHash, kind, now }: LinkSearch,
): Promise<AccountLink | undefined> {
  const [row] = await tx
    .delete(accountLinks)
    .where(
      and(
        eq(accountLinks.tokenHash, tokenHash),
        eq(accountLinks.kind, kind),
        gt(accountLinks.expiresAt, now),
      ),
    )
    .returning();
  return row;
}

/** The new address that a user has not confirmed yet. */
export async function findPendingEmail(
  queryable: Queryable,
  { userId, now }: { userId: string; now: Date },
): Promise<string | null> {
  const [row] = await queryable
    .select({ email: accountLinks.email })
    .from(accountLinks)
    .where(
      and(
        eq(accountLinks.userId, userId),
        eq(accountLinks.kind, 'change-email'),
        gt(accountLinks.expiresAt, now),
      ),
    );
  return row?.email ?? null;
}

/** Ends a user's links of one kind. */
export async function deleteLinksOfKind(
  tx: Transaction,
  userId: string,
  kind: LinkKind,
): Promise<void> {
  await tx
    .delete(accountLinks)
    .where(and(eq(accountLinks.userId, userId), eq(accountLinks.kind, kind)));
}

/** Ends every link of a user. */
export async function deleteAccountLinks(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(accountLinks).where(eq(accountLinks.userId, userId));
}

export async function deleteExpiredAccountLinks(queryable: Queryable, now: Date): Promise<void> {
  const at = now.toISOString();
  await deleteInBatches(async (atMost) => {
    const { rowCount } = await queryable.execute(sql`
      delete from account_links where token_hash in (
        select token_hash from account_links where expires_at <= ${at} limit ${atMost})`);
    return rowCount ?? 0;
  });
}
