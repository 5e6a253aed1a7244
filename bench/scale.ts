import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Engine } from '@toile/engines';
import { createStudioEngine } from '@toile/studio';
import { startEmbeddedPostgres } from '../apps/server/src/platform/embedded-postgres/embedded-postgres.ts';
import { createProbeEngine, slowly } from '../apps/server/src/testing/probe-engine.ts';
import { openProduct } from './open-product.ts';

/** Time that the waiting engine takes for an image, as one elsewhere does. */
const WAIT_MS = 1000;
/** Images for each worker of a measurement, so that each of them lasts about as long. */
const IMAGES_PER_WORKER = 12;
const PER_RUN = 4;

/** Images each minute with a number of workers that make one at a time. */
async function measure(workers: number, engine: Engine): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'toile-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: () => undefined });
  const files = join(folder, 'files');
  const product = await openProduct({
    url: postgres.url,
    folder: files,
    engine,
    workers,
    concurrency: 1,
  });
  try {
    const runs = (workers * IMAGES_PER_WORKER) / PER_RUN;
    const users: string[] = [];
    for (let run = 0; run < runs; run += 1) users.push(await product.createCustomer());
    const fields = { ai_model: 'create-pattern', text_prompt: 'indigo ikat', num_images: '4' };
    const startedAt = performance.now();
    for (const user of users) await product.generations.start(user, { kind: 'run', fields });
    // One after the other: many who ask at once would be a load of their own.
    for (const user of users) await product.becomeIdle(user);
    const minutes = (performance.now() - startedAt) / 60_000;
    return (runs * PER_RUN) / minutes;
  } finally {
    await product.close();
    await postgres.stop();
    await rm(postgres.home, { recursive: true, force: true });
    await rm(folder, { recursive: true, force: true });
  }
}

/** Measures and prints each number of workers beside the first one. */
async function compare(
  title: string,
  counts: readonly number[],
  engineFor: (workers: number) => Engine,
): Promise<void> {
  console.log(title);
  let first: number | undefined;
  for (const workers of counts) {
    const engine = engineFor(workers);
    const imagesPerMinute = await measure(workers, engine);
    await engine.close();
    first ??= imagesPerMinute;
    const words = `${imagesPerMinute.toFixed(0)} images a minute`;
    const ratio = `${(imagesPerMinute / first).toFixed(1)} times the first`;
    console.log(`  ${String(workers).padStart(2)} workers  ${words}, ${ratio}`);
  }
}

/** Prints what more workers bring: of an engine that waits, and of the studio on this machine. */
export async function benchScale(): Promise<void> {
  const waits = createProbeEngine(slowly(WAIT_MS));
  await compare(`An engine that waits ${WAIT_MS} ms for an image`, [1, 4, 16], () => waits);
  // Each worker with a thread of its own, as each process has.
  const studio = (threads: number) => createStudioEngine({ threads });
  await compare('The studio engine, patterns', [1, 2, 4], studio);
}
