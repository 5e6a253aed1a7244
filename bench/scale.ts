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

type Rate = { workers: number; imagesPerMinute: number };

/** Images each minute with a number of workers that make one at a time. */
async function measure(workers: number, engine: Engine): Promise<Rate> {
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
    const users = await Promise.all(Array.from({ length: runs }, product.createCustomer));
    const fields = { ai_model: 'create-pattern', text_prompt: 'indigo ikat', num_images: '4' };
    const startedAt = performance.now();
    for (const user of users) await product.generations.start(user, { kind: 'run', fields });
    // One after the other: many who ask at once would be a load of their own.
    for (const user of users) await product.becomeIdle(user);
    const minutes = (performance.now() - startedAt) / 60_000;
    return { workers, imagesPerMinute: (runs * PER_RUN) / minutes };
  } finally {
    await product.close();
    await postgres.stop();
    await rm(postgres.home, { recursive: true, force: true });
    await rm(folder, { recursive: true, force: true });
  }
}

function print(title: string, rates: readonly Rate[]): void {
  console.log(title);
  const [first] = rates;
  for (const { workers, imagesPerMinute } of rates) {
    const ratio = imagesPerMinute / (first?.imagesPerMinute ?? 1);
    const words = `${imagesPerMinute.toFixed(0)} images a minute, ${ratio.toFixed(1)} times one`;
    console.log(`  ${String(workers).padStart(2)} workers  ${words}`);
  }
}

/** Prints what more workers bring: of an engine that waits, and of the studio on this machine. */
export async function benchScale(): Promise<void> {
  const waiting: Rate[] = [];
  const waits = createProbeEngine(slowly(WAIT_MS));
  for (const workers of [1, 4, 16]) waiting.push(await measure(workers, waits));
  print(`An engine that waits ${WAIT_MS} ms for an image`, waiting);
  const drawing: Rate[] = [];
  const studio = createStudioEngine({ threads: 2 });
  for (const workers of [1, 2]) drawing.push(await measure(workers, studio));
  await studio.close();
  print('The studio engine, patterns', drawing);
}
