import pg from 'pg';
import { expect } from 'vitest';

const HELD_WITHIN_MS = 20_000;

const HOLD = `
  select 1 from graphile_worker._private_jobs
  where locked_at is null for update skip locked`;

/**
 * Keeps the queue's waiting ticks from the workers until the answer is called: who looks at a page
 * while a run goes on has all the time there is, however fast the machine draws. What is being
 * drawn is finished. A run can be ordered and cancelled meanwhile. Throws where nothing waits.
 */
export async function holdDrawing(databaseUrl: string): Promise<() => Promise<void>> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query('begin');
  await expect
    .poll(async () => (await client.query(HOLD)).rowCount, {
      timeout: HELD_WITHIN_MS,
      message: 'images of the run that wait',
    })
    .toBeGreaterThan(0);
  return async () => {
    await client.query('commit');
    await client.end();
  };
}
