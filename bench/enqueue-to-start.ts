import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbeddedPostgres } from '../apps/server/src/platform/embedded-postgres/embedded-postgres.ts';
import { openBareQueue } from './bare-queue.ts';
import { percentile } from './percentile.ts';
import { openProductQueue } from './product-queue.ts';

const ROUNDS = 400;
const WARM_UP_ROUNDS = 20;
const TARGET_P99_MS = 25;

/** A queue that takes one piece of work at a time. */
export type MeasuredQueue = {
  /** Milliseconds from the call that orders work to its start in a worker. */
  measure: () => Promise<number>;
  close: () => Promise<void>;
};

function describeTimes(times: readonly number[]): string {
  const [p50, p99] = [percentile(times, 50), percentile(times, 99)];
  return `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`;
}

/** Measures one of each in turn, so that both meet the same load of the machine. */
async function measureInTurn(product: MeasuredQueue, bare: MeasuredQueue) {
  const times: { product: number[]; bare: number[] } = { product: [], bare: [] };
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
    const pair = { product: await product.measure(), bare: await bare.measure() };
    await sleep(5);
    if (round < WARM_UP_ROUNDS) continue;
    times.product.push(pair.product);
    times.bare.push(pair.bare);
  }
  return times;
}

/**
 * Prints the wait of a run for a free worker, from the order (credits, job, slot, event and tick in
 * one transaction) to the call of the engine, beside the time of a bare graphile-worker from
 * add_job to its task, on the same PostgreSQL.
 */
export async function benchEnqueueToStart(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'toile-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: () => undefined });
  try {
    const product = await openProductQueue(postgres.url, join(folder, 'files'));
    const bare = await openBareQueue(postgres.url);
    const times = await measureInTurn(product, bare);
    await Promise.all([product.close(), bare.close()]);
    const ratio = percentile(times.product, 99) / percentile(times.bare, 99);
    console.log(`Enqueue to worker start, ${ROUNDS} of each in turn`);
    console.log(
      `  the product            ${describeTimes(times.product)} (target p99 ${TARGET_P99_MS} ms)`,
    );
    console.log(`  bare graphile-worker   ${describeTimes(times.bare)}`);
    console.log(`  ratio of p99           ${ratio.toFixed(2)}`);
  } finally {
    await postgres.stop();
    await rm(postgres.home, { recursive: true, force: true });
    await rm(folder, { recursive: true, force: true });
  }
}
