import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Engine, routeEngines } from '@toile/engines';
import { createStudioEngine } from '@toile/studio';
import { startEmbeddedPostgres } from '../apps/server/src/platform/embedded-postgres/embedded-postgres.ts';
import { createProbeEngine } from '../apps/server/src/testing/probe-engine.ts';
import { median } from './median.ts';
import { openProduct } from './open-product.ts';

const VENDOR_SLOTS = 6;
const ROUNDS = 5;
const TARGET_RATIO = 1.1;

/** Runs of a round, four patterns each. */
const PROMPTS = ['indigo ikat on cream', 'poppies on navy', 'tartan in green and red'];

type Product = Awaited<ReturnType<typeof openProduct>>;

/** An engine elsewhere that answers no order until it opens, and all of them at once from then on. */
function createSlowVendor(): { engine: Engine; open: () => void; shut: () => void } {
  const probe = createProbeEngine(undefined, ['create-sketch']);
  let opened = new AbortController();
  return {
    engine: {
      ...probe,
      id: 'vendor',
      lane: { ordersAtOnce: VENDOR_SLOTS, timeoutMs: 600_000 },
      render: async (brief, options) => {
        await sleep(600_000, undefined, { signal: opened.signal }).catch(() => undefined);
        return probe.render(brief, options);
      },
    },
    open: () => opened.abort(),
    shut: () => {
      opened = new AbortController();
    },
  };
}

async function order(product: Product, tool: string, prompt: string): Promise<string> {
  const userId = await product.createCustomer();
  const fields = { ai_model: tool, text_prompt: prompt, num_images: '4' };
  await product.generations.start(userId, { kind: 'run', fields });
  return userId;
}

/** Milliseconds for the studio's patterns of one round. */
async function drawRound(product: Product): Promise<number> {
  const startedAt = performance.now();
  const users = await Promise.all(
    PROMPTS.map((prompt) => order(product, 'create-pattern', prompt)),
  );
  await Promise.all(users.map(product.becomeIdle));
  return performance.now() - startedAt;
}

/**
 * Prints the time of the studio's patterns while six images wait for a slow vendor, beside the same
 * patterns alone, round by round.
 */
export async function benchVendorLanes(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'toile-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: () => undefined });
  const vendor = createSlowVendor();
  const studio = createStudioEngine({ threads: 2 });
  const engine = routeEngines([vendor.engine, studio], {
    orders: new Map([['create-pattern', ['studio']]]),
  });
  try {
    const product = await openProduct({ url: postgres.url, folder: join(folder, 'files'), engine });
    await drawRound(product);
    const times: { alone: number[]; beside: number[] } = { alone: [], beside: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      times.alone.push(await drawRound(product));
      const waiting = await Promise.all(
        ['a coat', 'a dress'].map((prompt) => order(product, 'create-sketch', prompt)),
      );
      await sleep(500);
      times.beside.push(await drawRound(product));
      vendor.open();
      await Promise.all(waiting.map(product.becomeIdle));
      vendor.shut();
    }
    const [alone, beside] = [median(times.alone), median(times.beside)];
    const images = 4 * PROMPTS.length;
    console.log(`${images} patterns by the studio, ${ROUNDS} rounds of each in turn`);
    console.log(`  beside ${VENDOR_SLOTS} images that wait for a vendor  ${beside.toFixed(0)} ms`);
    console.log(`  alone                                   ${alone.toFixed(0)} ms`);
    console.log(`  ratio ${(beside / alone).toFixed(2)} (target ≤ ${TARGET_RATIO})`);
    await product.close();
  } finally {
    await engine.close();
    await postgres.stop();
    await rm(postgres.home, { recursive: true, force: true });
    await rm(folder, { recursive: true, force: true });
  }
}
