import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';

/** Slots under way in a lane; `oldestSeconds` is the age of the one that has been due longest. */
export type LaneFigures = { lane: string; queued: number; running: number; oldestSeconds: number };

/** Counts of slots under way by lane, by small partial indexes. */
export async function readLanes(database: Queryable): Promise<LaneFigures[]> {
  const { rows } = await database.execute<LaneFigures>(sql`
    select lane,
      count(*) filter (where state = 'queued')::int as queued,
      count(*) filter (where state = 'running')::int as running,
      coalesce(extract(epoch from now() - min(not_before) filter (where state = 'queued')), 0)::float
        as "oldestSeconds"
    from slots where state in ('queued', 'running') group by lane`);
  return rows;
}
