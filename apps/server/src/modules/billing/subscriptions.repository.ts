import { and, desc, eq, sql } from 'drizzle-orm';
import { billingSubscriptions } from '../../db/schema/index.ts';
import type { Queryable, Transaction } from '../../platform/database.ts';

export type SubscriptionRow = typeof billingSubscriptions.$inferSelect;

type Owner = { userId: string; provider: string };

function isOf({ userId, provider }: Owner) {
  return and(eq(billingSubscriptions.userId, userId), eq(billingSubscriptions.provider, provider));
}

export async function listSubscriptionIds(queryable: Queryable, owner: Owner): Promise<string[]> {
  const rows = await queryable
    .select({ id: billingSubscriptions.id })
    .from(billingSubscriptions)
    .where(isOf(owner));
  return rows.map(({ id }) => id);
}

/** The user's plan, or else the last one that ended. */
export async function findLatestSubscription(
  queryable: Queryable,
  owner: Owner,
): Promise<SubscriptionRow | undefined> {
  const [row] = await queryable
    .select()
    .from(billingSubscriptions)
    .where(isOf(owner))
    .orderBy(sql`status = 'canceled'`, desc(billingSubscriptions.createdAt))
    .limit(1);
  return row;
}

export async function putSubscription(tx: Transaction, row: SubscriptionRow): Promise<void> {
  const { id: _id, provider: _provider, userId: _user, ...changes } = row;
  await tx
    .insert(billingSubscriptions)
    .values(row)
    .onConflictDoUpdate({
      target: [billingSubscriptions.provider, billingSubscriptions.id],
      set: changes,
    });
}
