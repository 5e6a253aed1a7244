import { sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../../platform/database.ts';
import { WORKERS_LANE } from '../../engines/engine-choice.ts';
import { CLAIM_COLUMNS, type SlotClaim } from '../jobs/slot-claim.ts';

/** Age in seconds from which on a lane's mark is written anew. */
const MARK_SECONDS = 10;

/** Slots looked at in one go. */
const SLOTS_AT_A_TIME = 100;

/** A lane that a worker serves. */
type ServedLane = {
  lane: string;
  /** True: the worker leaves its engine alone for a while. */
  isLeftAlone: boolean;
};

/** Marks lanes as served by a worker that lives, and forgets workers of former days. */
export async function markServedLanes(
  database: Database,
  workerId: string,
  lanes: readonly ServedLane[],
): Promise<void> {
  if (lanes.length === 0) return;
  const rows = lanes.map(
    ({ lane, isLeftAlone }) => sql`(${lane}, ${workerId}, now(), ${isLeftAlone})`,
  );
  const { rowCount } = await database.execute(sql`
    insert into engine_lanes (lane, worker_id, served_at, is_left_alone)
    values ${sql.join(rows, sql`, `)}
    on conflict (lane, worker_id) do update
    set served_at = now(), is_left_alone = excluded.is_left_alone
    where engine_lanes.served_at < now() - ${MARK_SECONDS} * interval '1 second'
      or engine_lanes.is_left_alone <> excluded.is_left_alone`);
  if (rowCount === 0) return;
  await database.execute(sql`
    delete from engine_lanes where served_at < now() - interval '1 day'`);
}

/**
 * Slots that have been due for a while in lanes of engines elsewhere which no living worker has
 * served for as long.
 */
export async function findStrandedSlots(
  queryable: Queryable,
  strandedAfterMs: number,
): Promise<SlotClaim[]> {
  const since = sql`now() - ${strandedAfterMs} * interval '1 ms'`;
  const { rows } = await queryable.execute<SlotClaim>(sql`
    select ${CLAIM_COLUMNS} from slots as s
    where s.state = 'queued' and s.lane <> ${WORKERS_LANE} and s.not_before < ${since}
      and not exists (
        select from engine_lanes where engine_lanes.lane = s.lane and served_at >= ${since})
    limit ${SLOTS_AT_A_TIME}`);
  return rows;
}
