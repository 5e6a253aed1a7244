import { sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../../platform/database.ts';
import { WORKERS_LANE } from '../../engines/engine-choice.ts';
import { CLAIM_COLUMNS, type SlotClaim } from '../jobs/slot-claim.ts';

/** Age in seconds from which on a lane's mark is written anew. */
const MARK_SECONDS = 10;

/** Slots looked at in one go. */
const SLOTS_AT_A_TIME = 100;

/** Marks lanes as served by a worker that lives. */
export async function markServedLanes(database: Database, lanes: readonly string[]): Promise<void> {
  if (lanes.length === 0) return;
  // In order, so that no two workers wait for each other.
  const rows = lanes.toSorted().map((lane) => sql`(${lane}, now())`);
  await database.execute(sql`
    insert into engine_lanes (lane, served_at) values ${sql.join(rows, sql`, `)}
    on conflict (lane) do update set served_at = now()
    where engine_lanes.served_at < now() - ${MARK_SECONDS} * interval '1 second'`);
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
