import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database.ts';
import {
  CLAIM_COLUMNS,
  type KeptOrder,
  ORDER_COLUMNS,
  type SlotClaim,
} from '../jobs/slot-claim.ts';

/** Users examined in case the first one's slots are all being cancelled at this moment. */
const TURNS_AT_A_TIME = 3;

type UserTurn = { userId: string; isFurther: boolean };

/** `isFurther`: its user had other slots running at the claim. */
export type TakenTurn = SlotClaim & {
  isFurther: boolean;
  order: KeptOrder;
  /** Time from when it was due until this claim, in milliseconds. */
  waitedMs: number;
};

type ClaimedRow = SlotClaim & KeptOrder & Pick<TakenTurn, 'waitedMs'>;

/**
 * Users whose turns a claim compares. Where more wait, it looks at so many from a random one on: a
 * claim takes its time for each of them, in which no other worker claims.
 */
const COMPARED_USERS = 200;

/** Slots to claim: of one lane, and of idle users alone; `compared` users at most. */
type Wanted = { lane: string; onlyIdle: boolean; compared: number };

/**
 * Users with due slots, in the order of their turns: fewest running slots first, then the user
 * served longest ago. A loose index scan jumps from user to user, and from the last to the first, so
 * that the length of their queues does not matter. Idle users have no slot running.
 */
async function listTurns(
  tx: Transaction,
  { lane, onlyIdle, compared }: Wanted,
): Promise<UserTurn[]> {
  const due = sql`select user_id from slots
    where state = 'queued' and not_before <= now() and lane = ${lane}`;
  const { rows } = await tx.execute<UserTurn>(sql`
    with recursive somewhere as materialized (
      select gen_random_uuid() as id
    ), waiting as (
      select begin.user_id, begin.user_id as begun_at, 1 as place
      from somewhere, lateral (select coalesce(
        (${due} and user_id >= somewhere.id order by user_id limit 1),
        (${due} order by user_id limit 1)
      ) as user_id) as begin
      where begin.user_id is not null
      union all
      select next.user_id, waiting.begun_at, waiting.place + 1
      from waiting, lateral (select coalesce(
        (${due} and user_id > waiting.user_id order by user_id limit 1),
        (${due} order by user_id limit 1)
      ) as user_id) as next
      where waiting.place < ${compared} and next.user_id <> waiting.begun_at
    ), running as (
      select user_id, count(*) as slots from slots
      where state = 'running' and lane = ${lane} group by user_id
    )
    select waiting.user_id as "userId", coalesce(running.slots, 0) > 0 as "isFurther"
    from waiting left join running using (user_id)
    where running.slots is null or not ${onlyIdle}::boolean
    order by coalesce(running.slots, 0),
      (select max(started_at) from slots
        where lane = ${lane} and user_id = waiting.user_id) nulls first,
      waiting.user_id
    limit ${TURNS_AT_A_TIME}`);
  return rows;
}

async function claimOldestSlot(
  tx: Transaction,
  { userId, lane }: { userId: string; lane: string },
  worker: { id: string; leaseSeconds: number },
): Promise<ClaimedRow | undefined> {
  const { rows } = await tx.execute<ClaimedRow>(sql`
    update slots as s
    set state = 'running', attempt = s.attempt + 1, worker_id = ${worker.id},
      started_at = clock_timestamp(),
      lease_until = clock_timestamp() + ${worker.leaseSeconds} * interval '1 second'
    from (
      select job_id, index from slots
      where state = 'queued' and not_before <= now() and lane = ${lane} and user_id = ${userId}
      order by created_at, job_id, index
      limit 1
      for update skip locked
    ) as next
    where s.job_id = next.job_id and s.index = next.index
    returning ${CLAIM_COLUMNS}, ${ORDER_COLUMNS},
      extract(epoch from s.started_at - s.not_before)::float * 1000 as "waitedMs"`);
  return rows[0];
}

/**
 * Claims the next slot of a lane, if any is due: the oldest one of the user whose turn it is; with
 * `onlyIdle`, only of a user without a running slot. A lock serialises claims, so that each sees
 * the one before.
 */
export async function claimFairestSlot(
  tx: Transaction,
  worker: { id: string; leaseSeconds: number },
  { lane, onlyIdle = false, compared = COMPARED_USERS }: Pick<Wanted, 'lane'> & Partial<Wanted>,
): Promise<TakenTurn | undefined> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('toile.claim_slot'))`);
  for (const { userId, isFurther } of await listTurns(tx, { lane, onlyIdle, compared })) {
    const claimed = await claimOldestSlot(tx, { userId, lane }, worker);
    if (!claimed) continue;
    const { orderKey, ticket, waitedMs, ...claim } = claimed;
    return { ...claim, isFurther, waitedMs, order: { orderKey, ticket } };
  }
  return undefined;
}
