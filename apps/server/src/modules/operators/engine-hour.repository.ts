import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';

/** What came of an engine's images in the last hour. */
export type EngineHour = {
  engine: string;
  delivered: number;
  failed: number;
  medianSeconds: number | null;
};

/**
 * The last hour by engine. Runs that have ended or are under way are found by small indexes, and
 * their slots, events and outputs by the run: no table is read as a whole.
 */
export async function readEngineHour(queryable: Queryable): Promise<EngineHour[]> {
  const { rows } = await queryable.execute<EngineHour>(sql`
    with runs as materialized (
      select id from jobs where state = 'running'
      union all
      select id from jobs
      where finished_at > now() - interval '1 hour' and trimmed_at is null and state = 'done'
    ), delivered as (
      select generations.engine, count(*)::int as delivered,
        percentile_cont(0.5) within group (
          order by extract(epoch from generations.created_at - slots.started_at)
        )::float as "medianSeconds"
      from runs
      join slots on slots.job_id = runs.id and slots.state = 'delivered'
        and slots.started_at is not null
      join generations on generations.job_id = runs.id and generations.slot = slots.index
      where generations.created_at > now() - interval '1 hour'
      group by generations.engine
    ), misses as (
      select slots.engine from runs
      join job_events on job_events.job_id = runs.id and job_events.event = 'failed'
        and job_events.created_at > now() - interval '1 hour'
      join slots on slots.job_id = runs.id and slots.index = (job_events.data->>'slot')::int
        and slots.state = 'failed'
      where slots.engine is not null
      union all
      select unnest(slots.refused_by) from runs
      join slots on slots.job_id = runs.id and slots.started_at > now() - interval '1 hour'
    ), failed as (
      select engine, count(*)::int as failed from misses group by engine
    )
    select engine, coalesce(delivered, 0) as delivered, coalesce(failed, 0) as failed,
      "medianSeconds"
    from delivered full join failed using (engine)`);
  return rows;
}
