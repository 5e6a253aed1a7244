import { sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database.ts';

/** What must be nothing in a ledger at any moment, in credits and in accounts. */
export type LedgerDifferences = {
  /** Sum of all entries, in credits. */
  entries: number;
  /** Accounts whose balance is not the sum of their entries. */
  balances: number;
  /** Held credits less the price of all open slots. */
  held: number;
};

/** Looks through the whole ledger; the transaction should read one snapshot. */
export async function readDifferences(tx: Transaction): Promise<LedgerDifferences> {
  const { rows } = await tx.execute<LedgerDifferences>(sql`
    with sums as (
      select account_id, sum(amount) as total from ledger_entries group by account_id
    )
    select coalesce((select sum(total) from sums), 0)::float as entries,
      (select count(*) from ledger_accounts left join sums on account_id = id
        where balance <> coalesce(total, 0))::float as balances,
      (select coalesce(sum(balance), 0) from ledger_accounts where kind = 'held')::float
        - (select coalesce(sum(jobs.slot_price), 0) from slots join jobs on jobs.id = slots.job_id
          where slots.state in ('queued', 'running'))::float as held`);
  return rows[0] ?? { entries: 0, balances: 0, held: 0 };
}
