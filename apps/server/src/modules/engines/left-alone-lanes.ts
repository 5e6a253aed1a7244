import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';

/** Age in seconds from which on the mark of a worker does not count: it has ended. */
const FRESH_SECONDS = 30;

/** Time for which an answer of the database holds, in milliseconds. */
const HOLDS_MS = 2000;

/** The lanes whose engine every living worker leaves alone for a while. */
async function listLeftAlone(queryable: Queryable): Promise<ReadonlySet<string>> {
  const { rows } = await queryable.execute<{ lane: string }>(sql`
    select lane from engine_lanes
    where served_at > now() - ${FRESH_SECONDS} * interval '1 second'
    group by lane having bool_and(is_left_alone)`);
  return new Set(rows.map(({ lane }) => lane));
}

/** Tells of a lane whether all workers leave its engine alone. */
type IsLeftAlone = (lane: string) => Promise<boolean>;

/**
 * The breakers of all workers, for processes that draw nothing themselves. The database is asked
 * every two seconds at most; while it is away nothing counts as left alone.
 */
export function createLeftAlone(queryable: Queryable): IsLeftAlone {
  let askedAt = Number.NEGATIVE_INFINITY;
  let answer: Promise<ReadonlySet<string>> = Promise.resolve(new Set<string>());
  return async (lane) => {
    if (performance.now() - askedAt > HOLDS_MS) {
      askedAt = performance.now();
      answer = listLeftAlone(queryable).catch(() => new Set<string>());
    }
    return (await answer).has(lane);
  };
}
