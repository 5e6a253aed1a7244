import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt } from './columns.ts';

/**
 * Accounts of the double-entry ledger. A user has one `available` and one `held`;
 * the house has one each of `revenue`, `promotions` and `sales`, with no user.
 */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text({ enum: ['available', 'held', 'revenue', 'promotions', 'sales'] }).notNull(),
    userId: uuid('user_id').references(() => users.id),
    /** The sum of the account's entries, updated in the transaction of each entry. */
    balance: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [
    uniqueIndex('ledger_accounts_user_kind').on(table.userId, table.kind),
    uniqueIndex('ledger_accounts_house_kind').on(table.kind).where(sql`user_id is null`),
    check('ledger_accounts_not_negative', sql`user_id is null or balance >= 0`),
  ],
);

/** One movement of credits. Append-only. */
export const ledgerTransfers = pgTable(
  'ledger_transfers',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** For example `job:<id>:slot:0:settle`. */
    idempotencyKey: text('idempotency_key').notNull().unique(),
    kind: text({
      enum: [
        'welcome',
        'hold',
        'settle',
        'release',
        'purchase',
        'upgrade',
        'refund',
        'restore',
        'grant',
        'run-refund',
      ],
    }).notNull(),
    jobId: uuid('job_id'),
    /** The slot whose credits a settle or a release moved. */
    slot: integer(),
    generationId: uuid('generation_id'),
    /** The invoice that was paid or refunded, and its provider: `stripe-live`, `sandbox`. */
    invoiceId: text('invoice_id'),
    provider: text(),
    createdAt: createdAt(),
  },
  (table) => [
    index('ledger_transfers_job').on(table.jobId),
    index('ledger_transfers_invoice').on(table.provider, table.invoiceId),
    // A run's charge is given back once.
    uniqueIndex('ledger_transfers_run_refund').on(table.jobId).where(sql`kind = 'run-refund'`),
    // A slot's credits are either spent or given back, once.
    uniqueIndex('ledger_transfers_slot_end')
      .on(table.jobId, table.slot)
      .where(sql`kind in ('settle', 'release')`),
  ],
);

/** The two sides of a transfer: amounts of one transfer sum to zero. Append-only. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    transferId: uuid('transfer_id')
      .notNull()
      .references(() => ledgerTransfers.id),
    accountId: uuid('account_id')
      .notNull()
      .references(() => ledgerAccounts.id),
    /** Credits; negative leaves the account, positive enters it. */
    amount: integer().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('ledger_entries_account').on(table.accountId, table.id),
    index('ledger_entries_transfer').on(table.transferId),
    check('ledger_entries_not_zero', sql`amount <> 0`),
  ],
);
