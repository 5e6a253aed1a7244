import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { billingCustomers } from '../../db/schema/index.ts';
import type { Queryable, Transaction } from '../../platform/database.ts';

export type CustomerRow = typeof billingCustomers.$inferSelect;

/** A customer by its provider and the provider's id. */
export type CustomerKey = { provider: string; customerId: string };

function isCustomer({ provider, customerId }: CustomerKey) {
  return and(eq(billingCustomers.provider, provider), eq(billingCustomers.id, customerId));
}

export async function findCustomer(
  queryable: Queryable,
  key: CustomerKey,
): Promise<CustomerRow | undefined> {
  const [row] = await queryable.select().from(billingCustomers).where(isCustomer(key));
  return row;
}

export async function findCustomerOfUser(
  queryable: Queryable,
  { userId, provider }: { userId: string; provider: string },
): Promise<CustomerRow | undefined> {
  const [row] = await queryable
    .select()
    .from(billingCustomers)
    .where(and(eq(billingCustomers.userId, userId), eq(billingCustomers.provider, provider)));
  return row;
}

export async function insertCustomer(
  queryable: Queryable,
  { provider, customerId, userId }: CustomerKey & { userId: string },
): Promise<void> {
  await queryable
    .insert(billingCustomers)
    .values({ provider, id: customerId, userId })
    .onConflictDoNothing();
}

/** Takes the customer's lease for a token, when it is free; false when it is not. */
export async function takeLease(
  queryable: Queryable,
  key: CustomerKey,
  { token, leaseSeconds }: { token: string; leaseSeconds: number },
): Promise<boolean> {
  const isFree = or(
    isNull(billingCustomers.leaseUntil),
    lt(billingCustomers.leaseUntil, sql`now()`),
  );
  const rows = await queryable
    .update(billingCustomers)
    .set({ leaseToken: token, leaseUntil: sql`now() + make_interval(secs => ${leaseSeconds})` })
    .where(and(isCustomer(key), isFree))
    .returning({ id: billingCustomers.id });
  return rows.length > 0;
}

export async function dropLease(queryable: Queryable, key: CustomerKey, token: string) {
  await queryable
    .update(billingCustomers)
    .set({ leaseToken: null, leaseUntil: null })
    .where(and(isCustomer(key), eq(billingCustomers.leaseToken, token)));
}

/** Locks the customer's row for the holder of its lease; undefined when the lease is lost. */
export async function lockLeased(
  tx: Transaction,
  key: CustomerKey,
  token: string,
): Promise<CustomerRow | undefined> {
  const [row] = await tx
    .select()
    .from(billingCustomers)
    .where(and(isCustomer(key), eq(billingCustomers.leaseToken, token)))
    .for('update');
  return row;
}

/** The database's time, which orders the readings of an account. */
export async function getDatabaseTime(queryable: Queryable): Promise<Date> {
  const { rows } = await queryable.execute<{ now: Date }>(sql`select clock_timestamp() as now`);
  const [row] = rows;
  if (!row) throw new Error('The database tells no time');
  return new Date(row.now);
}

/** Records the start of the reading that was just written. */
export async function markRead(tx: Transaction, key: CustomerKey, readAt: Date): Promise<void> {
  await tx.update(billingCustomers).set({ readAt }).where(isCustomer(key));
}

/** Closes the accounts of a user with every provider. */
export async function closeCustomers(queryable: Queryable, userId: string): Promise<void> {
  await queryable
    .update(billingCustomers)
    .set({ closedAt: sql`now()` })
    .where(and(eq(billingCustomers.userId, userId), isNull(billingCustomers.closedAt)));
  await queryable.execute(sql`
    update sandbox_customers set state = state || '{"email": "", "username": ""}'
    where user_id = ${userId}`);
}

/**
 * Customers with an overdue event: a paid period is over, a payment without effect was not
 * refunded, or a closed account still has a plan.
 */
export async function listOverdue(
  queryable: Queryable,
  { provider, now }: { provider: string; now: Date },
): Promise<string[]> {
  const { rows } = await queryable.execute<{ id: string }>(sql`
    select customer.id from billing_customers as customer
    where customer.provider = ${provider}
      and (customer.read_at is null or customer.read_at < now() - interval '1 hour')
      and (
        exists (
          select 1 from billing_subscriptions as plan
          where plan.user_id = customer.user_id and plan.provider = customer.provider
            and plan.status <> 'canceled'
            and (customer.closed_at is not null
              or plan.paid_from + interval '1 month' < ${now.toISOString()}::timestamptz)
        ) or exists (
          select 1 from billing_invoices as invoice
          where invoice.user_id = customer.user_id and invoice.provider = customer.provider
            and invoice.kind = 'return'
            and invoice.refunded_cents + invoice.disputed_cents < invoice.paid_cents
        )
      )
    limit 100`);
  return rows.map(({ id }) => id);
}
