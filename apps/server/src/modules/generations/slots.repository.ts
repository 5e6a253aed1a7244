import { and, eq, inArray, sql } from 'drizzle-orm';
import { slots } from '../../db/schema/index.ts';
import type { Queryable, Transaction } from '../../platform/database.ts';
import type { SlotClaim } from './slot-claim.ts';

type SlotState = (typeof slots.$inferSelect)['state'];

/** How many slots of a job are in which state. */
export type SlotCounts = Record<SlotState, number>;

const CLAIM_COLUMNS = sql`
  s.job_id as "jobId", s.index, s.user_id as "userId", s.attempt, s.failures`;

export async function insertSlots(
  tx: Transaction,
  job: { jobId: string; userId: string; total: number },
): Promise<void> {
  const { jobId, userId, total } = job;
  await tx
    .insert(slots)
    .values(Array.from({ length: total }, (_slot, index) => ({ jobId, userId, index })));
}

/** Users looked at when the first one's slots are all being cancelled at this moment. */
const TURNS_AT_A_TIME = 3;

/**
 * Users with slots that could start now, in the order of their turns: fewest running slots
 * first, then the one who was served longest ago. Hops from user to user through the index,
 * so that the length of their queues does not matter.
 */
async function listTurns(tx: Transaction): Promise<string[]> {
  const { rows } = await tx.execute<{ userId: string }>(sql`
    with recursive waiting as (
      (select user_id from slots
        where state = 'queued' and not_before <= now()
        order by user_id limit 1)
      union all
      select (
        select slots.user_id from slots
        where state = 'queued' and not_before <= now() and slots.user_id > waiting.user_id
        order by slots.user_id limit 1
      )
      from waiting where waiting.user_id is not null
    ), running as (
      select user_id, count(*) as slots from slots where state = 'running' group by user_id
    )
    select waiting.user_id as "userId"
    from waiting left join running using (user_id)
    where waiting.user_id is not null
    order by coalesce(running.slots, 0),
      (select max(started_at) from slots where user_id = waiting.user_id) nulls first
    limit ${TURNS_AT_A_TIME}`);
  return rows.map(({ userId }) => userId);
}

async function claimOldestSlot(
  tx: Transaction,
  userId: string,
  worker: { id: string; leaseSeconds: number },
): Promise<SlotClaim | undefined> {
  const { rows } = await tx.execute<SlotClaim>(sql`
    update slots as s
    set state = 'running', attempt = s.attempt + 1, worker_id = ${worker.id},
      started_at = clock_timestamp(),
      lease_until = clock_timestamp() + ${worker.leaseSeconds} * interval '1 second'
    from (
      select job_id, index from slots
      where state = 'queued' and not_before <= now() and user_id = ${userId}
      order by created_at, job_id, index
      limit 1
      for update skip locked
    ) as next
    where s.job_id = next.job_id and s.index = next.index
    returning ${CLAIM_COLUMNS}`);
  return rows[0];
}

/**
 * Claims the slot whose turn it is, if any is due: the oldest of the user whose turn it is.
 * Claims queue up behind a lock, so that each sees what the one before it took.
 */
export async function claimFairestSlot(
  tx: Transaction,
  worker: { id: string; leaseSeconds: number },
): Promise<SlotClaim | undefined> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('toile.claim_slot'))`);
  for (const userId of await listTurns(tx)) {
    const claim = await claimOldestSlot(tx, userId, worker);
    if (claim) return claim;
  }
  return undefined;
}

/** The slot is still this claim's: nobody took it over and its lease has not run out. */
function isHeldBy({ jobId, index, attempt }: SlotClaim) {
  return and(
    eq(slots.jobId, jobId),
    eq(slots.index, index),
    eq(slots.attempt, attempt),
    eq(slots.state, 'running'),
    sql`${slots.leaseUntil} > now()`,
  );
}

/** Prolongs a lease. False when the claim is lost. */
export async function renewLease(
  queryable: Queryable,
  claim: SlotClaim,
  leaseSeconds: number,
): Promise<boolean> {
  const rows = await queryable
    .update(slots)
    .set({ leaseUntil: sql`now() + ${leaseSeconds} * interval '1 second'` })
    .where(isHeldBy(claim))
    .returning({ index: slots.index });
  return rows.length === 1;
}

/** Whether the claim still holds; the row stays as it is until the transaction ends. */
export async function lockClaim(tx: Transaction, claim: SlotClaim): Promise<boolean> {
  const rows = await tx
    .select({ index: slots.index })
    .from(slots)
    .where(isHeldBy(claim))
    .for('update');
  return rows.length === 1;
}

/** Ends a slot for good. False, and nothing changed, when the claim is lost. */
export async function endSlot(
  tx: Transaction,
  claim: SlotClaim,
  state: 'delivered' | 'failed',
): Promise<boolean> {
  const rows = await tx
    .update(slots)
    .set({ state, leaseUntil: null })
    .where(isHeldBy(claim))
    .returning({ index: slots.index });
  return rows.length === 1;
}

/** Puts a claimed slot back into the queue. False, and nothing changed, when the claim is lost. */
export async function requeueSlot(
  tx: Transaction,
  claim: SlotClaim,
  { failures, delayMs }: { failures: number; delayMs: number },
): Promise<boolean> {
  const rows = await tx
    .update(slots)
    .set({
      state: 'queued',
      leaseUntil: null,
      workerId: null,
      failures,
      notBefore: sql`now() + ${delayMs} * interval '1 ms'`,
    })
    .where(isHeldBy(claim))
    .returning({ index: slots.index });
  return rows.length === 1;
}

/** Cancels all slots of a job that have not ended; returns their places. */
export async function cancelOpenSlots(tx: Transaction, jobId: string): Promise<number[]> {
  const rows = await tx
    .update(slots)
    .set({ state: 'canceled', leaseUntil: null })
    .where(and(eq(slots.jobId, jobId), inArray(slots.state, ['queued', 'running'])))
    .returning({ index: slots.index });
  return rows.map(({ index }) => index);
}

export async function countSlots(tx: Transaction, jobId: string): Promise<SlotCounts> {
  const rows = await tx
    .select({ state: slots.state, count: sql<number>`count(*)::int` })
    .from(slots)
    .where(eq(slots.jobId, jobId))
    .groupBy(slots.state);
  const none: SlotCounts = { queued: 0, running: 0, delivered: 0, failed: 0, canceled: 0 };
  return { ...none, ...Object.fromEntries(rows.map(({ state, count }) => [state, count])) };
}

/** Puts slots back into the queue whose lease ran out before they used up their attempts. */
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

/** Fails such a slot. False when somebody else ended it meanwhile. */
export async function failExhaustedSlot(tx: Transaction, claim: SlotClaim): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update slots set state = 'failed', lease_until = null
    where job_id = ${claim.jobId} and index = ${claim.index} and attempt = ${claim.attempt}
      and state = 'running' and lease_until <= now()`);
  return rowCount === 1;
}

/** Slots that could start now. */
export async function countDueSlots(queryable: Queryable): Promise<number> {
  const { rows } = await queryable.execute<{ due: number }>(sql`
    select count(*)::int as due from slots where state = 'queued' and not_before <= now()`);
  return rows[0]?.due ?? 0;
}
