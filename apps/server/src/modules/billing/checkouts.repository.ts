import { and, count, eq, isNull, sql } from 'drizzle-orm';
import { billingCheckouts } from '../../db/schema/index.ts';
import type { Queryable } from '../../platform/database.ts';

export type CheckoutRow = typeof billingCheckouts.$inferSelect;

type Owner = { userId: string; provider: string };

function isOf({ userId, provider }: Owner) {
  return and(eq(billingCheckouts.userId, userId), eq(billingCheckouts.provider, provider));
}

/** Checkout pages of the user that may be open. */
export async function listOpenCheckouts(
  queryable: Queryable,
  owner: Owner,
): Promise<CheckoutRow[]> {
  return queryable
    .select()
    .from(billingCheckouts)
    .where(and(isOf(owner), isNull(billingCheckouts.endedAt)));
}

export async function countCheckouts(queryable: Queryable, owner: Owner): Promise<number> {
  const [row] = await queryable
    .select({ total: count() })
    .from(billingCheckouts)
    .where(isOf(owner));
  return row?.total ?? 0;
}

export async function insertCheckout(
  queryable: Queryable,
  row: typeof billingCheckouts.$inferInsert,
): Promise<void> {
  await queryable.insert(billingCheckouts).values(row).onConflictDoNothing();
}

export async function markCheckoutEnded(
  queryable: Queryable,
  { provider, id }: Pick<CheckoutRow, 'provider' | 'id'>,
): Promise<void> {
  await queryable
    .update(billingCheckouts)
    .set({ endedAt: sql`now()` })
    .where(and(eq(billingCheckouts.provider, provider), eq(billingCheckouts.id, id)));
}
