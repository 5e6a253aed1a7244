import { setTimeout as sleep } from 'node:timers/promises';
import { type Engine, listMembers, type OrderTicket } from '@toile/engines';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database.ts';
import type { Log } from '../../../platform/log.ts';

type EndedOrder = { jobId: string; index: number; ticket: OrderTicket };

/** Orders closed by one sweep. */
const ORDERS_AT_A_TIME = 16;
/** Longest wait for a vendor's answer. */
const PATIENCE_MS = 5000;
/** Between two tries, while a vendor is away; after an hour its order is left to itself. */
const RETRY_SECONDS = 30;
const GIVE_UP_SECONDS = 3600;

/**
 * Takes tickets of slots that have ended, of some engines, and those that are given up of all; each
 * comes again after a pause. Others are left to the workers that have their engine.
 */
async function takeEnded(database: Database, engines: readonly string[]): Promise<EndedOrder[]> {
  const giveUpAt = sql`now() - ${GIVE_UP_SECONDS} * interval '1 second'`;
  const { rows } = await database.execute<EndedOrder>(sql`
    update slots as s
    set not_before = now() + ${RETRY_SECONDS} * interval '1 second',
      ticket = case
        when coalesce(s.started_at, s.created_at) > ${giveUpAt} then s.ticket end
    from (
      select job_id, index, ticket from slots
      where ticket is not null and state not in ('queued', 'running') and not_before <= now()
        and (engine is null or engine in ${engines}
          or coalesce(started_at, created_at) <= ${giveUpAt})
      order by not_before
      limit ${ORDERS_AT_A_TIME}
      for update skip locked
    ) as old
    where s.job_id = old.job_id and s.index = old.index
    returning s.job_id as "jobId", s.index, old.ticket`);
  return rows;
}

async function forget(database: Database, { jobId, index }: EndedOrder): Promise<void> {
  await database.execute(sql`
    update slots set ticket = null
    where job_id = ${jobId} and index = ${index} and state not in ('queued', 'running')`);
}

type OrdersDeps = { database: Database; engine: Engine; log: Log };

/**
 * Closes at their vendors the orders of slots that have ended: with their picture, or without one,
 * as they were cancelled, took too long or failed.
 */
export async function closeEndedOrders({ database, engine, log }: OrdersDeps): Promise<void> {
  async function close(order: EndedOrder): Promise<void> {
    try {
      await Promise.race([
        engine.closeOrder?.(order.ticket),
        sleep(PATIENCE_MS, undefined, { ref: false }).then(() => {
          throw new Error('No answer to the end of an order');
        }),
      ]);
      await forget(database, order);
    } catch (error) {
      log.warn({ err: error, jobId: order.jobId, index: order.index }, 'Order not closed');
    }
  }
  const own = listMembers(engine).map(({ id }) => id);
  await Promise.all((await takeEnded(database, own)).map(close));
}
