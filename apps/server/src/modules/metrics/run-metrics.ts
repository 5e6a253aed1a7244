import { sql } from 'drizzle-orm';
import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../../platform/database.ts';
import { sumCosts } from '../engines/engine-costs.ts';

type Figures = { jobs: number; queued: number; running: number; oldestSeconds: number };

/** Counts of runs and slots under way, by small partial indexes. */
async function readFigures(database: Database): Promise<Figures> {
  const { rows } = await database.execute<Figures>(sql`
    select
      (select count(*)::int from jobs where state = 'running') as jobs,
      (select count(*)::int from slots where state = 'queued') as queued,
      (select count(*)::int from slots where state = 'running') as running,
      (select coalesce(extract(epoch from now() - min(created_at)), 0)::float
        from slots where state = 'queued') as "oldestSeconds"`);
  return rows[0] ?? { jobs: 0, queued: 0, running: 0, oldestSeconds: 0 };
}

/**
 * Registers metrics of runs and the queue. Every process reports the same: they are read from the
 * database at each request.
 */
export function registerRunMetrics(registry: Registry, database: Database): void {
  const registers = [registry];
  const jobs = new Gauge({ name: 'toile_jobs', help: 'Runs that have not ended.', registers });
  const slots = new Gauge({
    name: 'toile_slots',
    help: 'Images not delivered yet, by state; the queued ones are the depth of the queue.',
    labelNames: ['state'],
    registers,
    async collect() {
      const figures = await readFigures(database);
      jobs.set(figures.jobs);
      oldest.set(figures.oldestSeconds);
      slots.set({ state: 'queued' }, figures.queued);
      slots.set({ state: 'running' }, figures.running);
    },
  });
  const costs = new Gauge({
    name: 'toile_engine_cost_cents',
    help: 'Cost of the pictures of engines elsewhere, in US cents, as far as it is known.',
    labelNames: ['engine'],
    registers,
    async collect() {
      for (const { engine, costCents } of await sumCosts(database))
        costs.set({ engine }, costCents);
    },
  });
  const oldest = new Gauge({
    name: 'toile_queue_oldest_seconds',
    help: 'Age of the image that has waited longest.',
    registers,
  });
}
