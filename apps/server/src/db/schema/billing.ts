import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt, moment } from './columns.ts';
import type { SandboxState } from './sandbox-state.ts';

/** An instant that is never null. */
function instant(name: string) {
  return timestamp(name, { withTimezone: true }).notNull();
}

/** Users as customers of payment providers: one customer for each user and provider. */
export const billingCustomers = pgTable(
  'billing_customers',
  {
    /** The provider's id of the customer. */
    id: text().notNull(),
    /** `sandbox`, `stripe-test` or `stripe-live`. */
    provider: text().notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /**
     * Token of the lease on this account, held while it is brought up to date; a commit must name
     * it.
     */
    leaseToken: uuid('lease_token'),
    leaseUntil: moment('lease_until'),
    /** Start of the last reading of the account at the provider. */
    readAt: moment('read_at'),
    /** Moment at which the user's account was deleted: nothing may be bought with it any more. */
    closedAt: moment('closed_at'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.id] }),
    unique('billing_customers_user').on(table.userId, table.provider),
  ],
);

/** Checkout pages of users. `endedAt` is null while a page may be open. */
export const billingCheckouts = pgTable(
  'billing_checkouts',
  {
    id: text().notNull(),
    provider: text().notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    priceId: text('price_id').notNull(),
    url: text().notNull(),
    expiresAt: instant('expires_at'),
    /** Moment at which the checkout was found to be paid, expired or obsolete. */
    endedAt: moment('ended_at'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.id] }),
    index('billing_checkouts_open').on(table.userId).where(sql`ended_at is null`),
  ],
);

/** Subscriptions as last read from the provider. */
export const billingSubscriptions = pgTable(
  'billing_subscriptions',
  {
    id: text().notNull(),
    provider: text().notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    priceId: text('price_id').notNull(),
    pendingPriceId: text('pending_price_id'),
    status: text({ enum: ['active', 'past_due', 'canceled'] }).notNull(),
    cancelsAtPeriodEnd: boolean('cancels_at_period_end').notNull(),
    billingAnchor: instant('billing_anchor'),
    /** Start of the last paid period; only a payment for another period moves it. */
    paidFrom: instant('paid_from'),
    endedAt: moment('ended_at'),
    createdAt: instant('created_at'),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.id] }),
    // A user has one plan.
    uniqueIndex('billing_subscriptions_live')
      .on(table.userId, table.provider)
      .where(sql`status <> 'canceled'`),
  ],
);

/** Invoices as last read from the provider, with their effect on the ledger. */
export const billingInvoices = pgTable(
  'billing_invoices',
  {
    id: text().notNull(),
    provider: text().notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    subscriptionId: text('subscription_id'),
    number: text(),
    /**
     * `start`, `renewal`: a period. `upgrade`: the rest of one. `return`: a payment without effect,
     * given back.
     */
    kind: text({ enum: ['start', 'renewal', 'upgrade', 'return', 'other'] }).notNull(),
    status: text({ enum: ['open', 'paid', 'void', 'uncollectible'] }).notNull(),
    /** Price id of the plan that it paid for. */
    priceId: text('price_id'),
    currency: text().notNull(),
    totalCents: integer('total_cents').notNull(),
    taxCents: integer('tax_cents').notNull(),
    paidCents: integer('paid_cents').notNull(),
    refundedCents: integer('refunded_cents').notNull(),
    disputedCents: integer('disputed_cents').notNull(),
    periodFrom: moment('period_from'),
    periodTo: moment('period_to'),
    url: text(),
    pdfUrl: text('pdf_url'),
    paidAt: moment('paid_at'),
    createdAt: instant('created_at'),
    /** Credits granted for it. */
    grantedCredits: integer('granted_credits').notNull().default(0),
    /** Credits to take back for its refunds and disputes so far, and those actually taken back. */
    reclaimedCredits: integer('reclaimed_credits').notNull().default(0),
    takenBackCredits: integer('taken_back_credits').notNull().default(0),
    /** Number of times that refunds and disputes have moved credits; numbers their transfers. */
    reclaims: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.id] }),
    index('billing_invoices_user').on(table.userId, table.createdAt),
    check(
      'billing_invoices_credits',
      sql`taken_back_credits between 0 and reclaimed_credits and reclaimed_credits <= granted_credits`,
    ),
  ],
);

/** Processed events of the provider. */
export const billingEvents = pgTable(
  'billing_events',
  {
    id: text().notNull(),
    provider: text().notNull(),
    type: text().notNull(),
    customerId: text('customer_id'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.id] }),
    index('billing_events_age').on(table.createdAt),
  ],
);

/** Customers of the sandbox, each with all data about it. */
export const sandboxCustomers = pgTable('sandbox_customers', {
  id: text().primaryKey(),
  userId: uuid('user_id').notNull().unique(),
  /** Subscriptions, invoices, checkouts, clock and card: see the type. */
  state: jsonb().$type<SandboxState>().notNull(),
});

/** Undelivered webhook calls of the sandbox. */
export const sandboxDeliveries = pgTable(
  'sandbox_deliveries',
  {
    id: text().primaryKey(),
    customerId: text('customer_id').notNull(),
    body: text().notNull(),
    tries: integer().notNull().default(0),
    nextTryAt: instant('next_try_at').defaultNow(),
  },
  (table) => [index('sandbox_deliveries_due').on(table.nextTryAt)],
);
