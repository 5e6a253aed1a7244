import { Logger, run } from 'graphile-worker';
import pg from 'pg';
import type { MeasuredQueue } from './enqueue-to-start.ts';

const SCHEMA = 'bare_worker';

/** A queue of graphile-worker alone, with tables of its own: the baseline. */
export async function openBareQueue(databaseUrl: string): Promise<MeasuredQueue> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  let begin: () => void = () => undefined;
  const runner = await run({
    pgPool: pool,
    schema: SCHEMA,
    concurrency: 2,
    noHandleSignals: true,
    parsedCronItems: [],
    logger: new Logger(() => () => undefined),
    taskList: { begin: async () => begin() },
  });
  return {
    measure: async () => {
      const begun = new Promise<void>((resolve) => {
        begin = resolve;
      });
      const orderedAt = performance.now();
      await Promise.all([begun, pool.query(`select ${SCHEMA}.add_job('begin')`)]);
      return performance.now() - orderedAt;
    },
    close: async () => {
      await runner.stop();
      await pool.end();
    },
  };
}
