import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database.ts';

/** Runs trimmed in one transaction. */
const AT_A_TIME = 500;

/**
 * Removes events, slots and Idempotency-Keys of some runs that ended so many days ago; returns their
 * number. Their streams are made of their outputs from then on. Harmless beside itself.
 */
export async function trimRuns(tx: Transaction, days: number): Promise<number> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from jobs
    where finished_at < now() - ${days} * interval '1 day' and trimmed_at is null
    order by finished_at limit ${AT_A_TIME} for update skip locked`);
  const ids = sql.param(rows.map(({ id }) => id));
  await tx.execute(sql`delete from job_events where job_id = any(${ids})`);
  // One with a ticket has an order at a vendor that is still to be closed.
  await tx.execute(sql`delete from slots where job_id = any(${ids}) and ticket is null`);
  await tx.execute(sql`
    update jobs set trimmed_at = now(), idempotency_key = null, trace_parent = null
    where id = any(${ids})`);
  return rows.length;
}
