import { sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database.ts';
import { CLAIM_COLUMNS, type SlotClaim } from '../jobs/slot-claim.ts';

/** Requeues slots whose lease ran out, if they have attempts left. */
export async function requeueExpiredSlots(tx: Transaction, maxAttempts: number): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    update slots set state = 'queued', lease_until = null, worker_id = null, not_before = now()
    where (job_id, index) in (
      select job_id, index from slots
      where state = 'running' and lease_until <= now() and attempt < ${maxAttempts}
      for update skip locked
    )`);
  return rowCount ?? 0;
}

/** Slots whose lease ran out on their last attempt. */
export async function findExhaustedSlots(
  queryable: Queryable,
  maxAttempts: number,
): Promise<SlotClaim[]> {
  const { rows } = await queryable.execute<SlotClaim>(sql`
    select ${CLAIM_COLUMNS} from slots as s
    where s.state = 'running' and s.lease_until <= now() and s.attempt >= ${maxAttempts}`);
  return rows;
}

/** Fails such a slot. False when it has ended meanwhile. */
export async function failExhaustedSlot(tx: Transaction, claim: SlotClaim): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update slots set state = 'failed', lease_until = null
    where job_id = ${claim.jobId} and index = ${claim.index} and attempt = ${claim.attempt}
      and state = 'running' and lease_until <= now()`);
  return rowCount === 1;
}

/** Fails a queued slot that nobody will draw. False when it has been claimed or has ended meanwhile. */
export async function failQueuedSlot(tx: Transaction, claim: SlotClaim): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update slots set state = 'failed'
    where job_id = ${claim.jobId} and index = ${claim.index} and attempt = ${claim.attempt}
      and state = 'queued'`);
  return rowCount === 1;
}

/** Numbers of slots that could start now, by lane. */
export async function countDueSlots(
  queryable: Queryable,
): Promise<{ lane: string; due: number }[]> {
  const { rows } = await queryable.execute<{ lane: string; due: number }>(sql`
    select lane, count(*)::int as due from slots
    where state = 'queued' and not_before <= now() group by lane`);
  return rows;
}
