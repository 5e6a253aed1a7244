import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { startProduct } from '../e2e/support/product.ts';
import { measureRequestRate } from './load.ts';
import { median } from './median.ts';

const RAW_SERVER = fileURLToPath(new URL('raw-server.ts', import.meta.url));
const ROUNDS = 5;
const LOAD = { connections: 32, durationMs: 2000 };
const WARM_UP = { connections: 32, durationMs: 1000 };
const TARGET = 0.85;

const addressSchema = z.object({ port: z.int() });

async function startRawServer(): Promise<{ server: ChildProcess; url: string }> {
  const server = fork(RAW_SERVER);
  const address: unknown = await new Promise((resolve) => server.once('message', resolve));
  return { server, url: `http://127.0.0.1:${addressSchema.parse(address).port}/healthz` };
}

/** Prints the product's cheapest route, GET /healthz, beside a bare node:http server. */
export async function benchNoOpRoute(): Promise<void> {
  const product = await startProduct();
  const raw = await startRawServer();
  const urls = { raw: raw.url, product: `${product.url}/healthz` };
  const rates: { raw: number; product: number; ratio: number }[] = [];
  try {
    for (const url of Object.values(urls)) await measureRequestRate(url, WARM_UP);
    for (let round = 0; round < ROUNDS; round += 1) {
      const rawRate = await measureRequestRate(urls.raw, LOAD);
      const productRate = await measureRequestRate(urls.product, LOAD);
      rates.push({ raw: rawRate, product: productRate, ratio: productRate / rawRate });
    }
  } finally {
    raw.server.kill();
    await product.stop();
  }
  const middle = (pick: (rate: (typeof rates)[number]) => number) => median(rates.map(pick));
  console.log(`No-op route GET /healthz, ${ROUNDS} interleaved rounds, median`);
  console.log(`  node:http      ${middle(({ raw: rate }) => rate).toFixed(0)} answers/s`);
  console.log(`  the product    ${middle(({ product: rate }) => rate).toFixed(0)} answers/s`);
  console.log(
    `  ratio          ${middle(({ ratio }) => ratio).toFixed(2)} (target ${TARGET}), rounds ${rates.map(({ ratio }) => ratio.toFixed(2)).join(' ')}`,
  );
}
