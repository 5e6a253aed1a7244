import { sql } from 'drizzle-orm';
import type { Registry } from 'prom-client';
import type { Database } from '../../platform/database.ts';
import { addGauge } from '../../platform/metrics.ts';
import { sumCosts } from '../engines/engine-costs.ts';
import { readLanes } from '../engines/lane-figures.ts';

async function countJobs(database: Database): Promise<number> {
  const { rows } = await database.execute<{ jobs: number }>(sql`
    select count(*)::int as jobs from jobs where state = 'running'`);
  return rows[0]?.jobs ?? 0;
}

type RunMetricsOptions = {
  database: Database;
  /** Lanes that are told also while they are empty. */
  lanes: readonly string[];
};

/**
 * Registers metrics of runs and the queue. Every process reports the same: they are read from the
 * database at each request.
 */
export function registerRunMetrics(
  registry: Registry,
  { database, lanes }: RunMetricsOptions,
): void {
  addGauge(registry, {
    name: 'toile_jobs',
    help: 'Runs that have not ended.',
    async collect() {
      this.set(await countJobs(database));
    },
  });
  const readAll = async () => {
    const empty = lanes.map((lane) => ({ lane, queued: 0, running: 0, oldestSeconds: 0 }));
    return [...empty, ...(await readLanes(database))];
  };
  addGauge(registry, {
    name: 'toile_slots',
    help: 'Images not delivered yet, by lane and state; the queued ones are the depth of its queue.',
    labelNames: ['lane', 'state'],
    async collect() {
      const all = await readAll();
      this.reset();
      for (const { lane, queued, running } of all) {
        this.set({ lane, state: 'queued' }, queued);
        this.set({ lane, state: 'running' }, running);
      }
    },
  });
  addGauge(registry, {
    name: 'toile_queue_oldest_seconds',
    help: 'Time that the longest waiting image of a lane has been due.',
    labelNames: ['lane'],
    async collect() {
      const all = await readAll();
      this.reset();
      for (const { lane, oldestSeconds } of all) this.set({ lane }, Math.max(0, oldestSeconds));
    },
  });
  addGauge(registry, {
    name: 'toile_engine_cost_cents',
    help: 'Cost of the pictures of engines elsewhere, in US cents, as far as it is known.',
    labelNames: ['engine'],
    async collect() {
      for (const { engine, costCents } of await sumCosts(database)) {
        this.set({ engine }, costCents);
      }
    },
  });
}
