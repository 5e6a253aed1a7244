import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { startProduct } from '../e2e/support/product.ts';
import { measureRequestRate } from './load.ts';
import { median } from './median.ts';

const RAW_SERVER = fileURLToPath(new URL('raw-server.ts', import.meta.url));
const ROUNDS = 5;
/** Turns of each server in a round: short ones, so that both meet the same load of the machine. */
const TURNS = 8;
const TURN = { connections: 32, durationMs: 250 };
const WARM_UP = { connections: 32, durationMs: 1000 };
const TARGET = 0.85;

type Rates = { raw: number; noOp: number; refused: number };

const addressSchema = z.object({ port: z.int() });

async function startRawServer(): Promise<{ server: ChildProcess; url: string }> {
  const server = fork(RAW_SERVER);
  const address: unknown = await new Promise((resolve) => server.once('message', resolve));
  return { server, url: `http://127.0.0.1:${addressSchema.parse(address).port}/healthz` };
}

async function measureRound(urls: Record<keyof Rates, string>): Promise<Rates> {
  const rates: Rates = { raw: 0, noOp: 0, refused: 0 };
  for (let turn = 0; turn < TURNS; turn += 1) {
    rates.raw += (await measureRequestRate(urls.raw, TURN)) / TURNS;
    rates.noOp += (await measureRequestRate(urls.noOp, TURN)) / TURNS;
    rates.refused += (await measureRequestRate(urls.refused, TURN)) / TURNS;
  }
  return rates;
}

function report(rounds: readonly Rates[]): void {
  const middle = (pick: (rates: Rates) => number) => median(rounds.map(pick));
  const ratios = rounds.map(({ raw, noOp }) => noOp / raw);
  const rate = (name: keyof Rates) =>
    `${middle((rates) => rates[name])
      .toFixed(0)
      .padStart(6)} answers/s`;
  console.log(`No-op route, ${ROUNDS} interleaved rounds, median`);
  console.log(`  node:http                         ${rate('raw')}`);
  console.log(`  the product, GET /healthz         ${rate('noOp')}`);
  console.log(
    `  ratio          ${median(ratios).toFixed(2)} (target ${TARGET}), rounds ${ratios.map((ratio) => ratio.toFixed(2)).join(' ')}`,
  );
  console.log(
    `  for comparison, a call with session, CSRF, headers and log, refused with 401: ${rate('refused').trim()}`,
  );
}

/**
 * Prints the product's cheapest route, which is outside of sessions, security headers and log,
 * beside a bare node:http server that sends the same body.
 */
export async function benchNoOpRoute(): Promise<void> {
  const product = await startProduct();
  const raw = await startRawServer();
  const urls = {
    raw: raw.url,
    noOp: `${product.url}/healthz`,
    refused: `${product.url}/api/active-generations/`,
  };
  try {
    for (const url of Object.values(urls)) await measureRequestRate(url, WARM_UP);
    const rounds: Rates[] = [];
    while (rounds.length < ROUNDS) rounds.push(await measureRound(urls));
    report(rounds);
  } finally {
    raw.server.kill();
    await product.stop();
  }
}
