import { sql } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';

/** Invariants of the ledger at any moment; every number but `held` must be 0. */
export type LedgerAudit = {
  /** Sum of all entries. */
  sum: number;
  /** Accounts whose balance is not the sum of their entries. */
  wrongBalances: number;
  /** Accounts of users below zero. */
  negativeBalances: number;
  /** Transfers whose sides do not sum to zero. */
  unbalancedTransfers: number;
  /** Held credits less the price of all open slots. */
  heldTooMuch: number;
  /** Held credits. */
  held: number;
};

/** Counts by the tables alone, without the ledger's code. */
export async function auditLedger(database: Database): Promise<LedgerAudit> {
  const { rows } = await database.execute<LedgerAudit>(sql`
    with sums as (
      select account_id, sum(amount) as total from ledger_entries group by account_id
    ), held as (
      select coalesce(sum(balance), 0)::int as total from ledger_accounts where kind = 'held'
    ), open_slots as (
      select coalesce(sum(jobs.slot_price), 0)::int as price
      from slots join jobs on jobs.id = slots.job_id
      where slots.state in ('queued', 'running')
    )
    select
      (select coalesce(sum(amount), 0)::int from ledger_entries) as sum,
      (select count(*)::int from ledger_accounts left join sums on account_id = id
        where balance <> coalesce(total, 0)) as "wrongBalances",
      (select count(*)::int from ledger_accounts
        where user_id is not null and balance < 0) as "negativeBalances",
      (select count(*)::int from (
        select transfer_id from ledger_entries group by transfer_id having sum(amount) <> 0
      ) as unbalanced) as "unbalancedTransfers",
      held.total - open_slots.price as "heldTooMuch",
      held.total as held
    from held, open_slots`);
  const [audit] = rows;
  if (!audit) throw new Error('The audit has no answer');
  return audit;
}

/** The audit of a correct ledger, whatever is held. */
export const LEDGER_IN_ORDER = {
  sum: 0,
  wrongBalances: 0,
  negativeBalances: 0,
  unbalancedTransfers: 0,
  heldTooMuch: 0,
} as const;
