import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import type { Check } from './check.ts';
import { listFloods, openDeafReaders, paintLargeAvif, startFlood } from './floods.ts';
import { type Owner, openOwner } from './owner.ts';
import { openPerson, sendAs } from './people.ts';
import type { Product } from './product.ts';
import { openSlowClients, type SlowClients, waitUntilClosed } from './slow-clients.ts';
import { measureWaits, summarise, type Waits } from './waits.ts';

/** Longest wait of another user during a flood, as a multiple of the same wait on an idle server. */
const LONGEST_RATIO = 3;
/** Floor of the idle wait in a ratio: of shorter waits the ratio is noise. */
const LEAST_IDLE_MS = 500;
/** Time for a flood to build up before the other user begins. */
const RISE_MS = 1500;
const ROUNDS = 5;
const PAUSE_MS = 200;
const CALM_PATIENCE_MS = 90_000;
/** The server must close the connection of a slow or silent client within this time. */
const PATIENCE_WITH_SLOW_MS = 150_000;

type Say = (line: string) => void;
type Scene = { product: Product; flooder: Owner; other: Owner; picture: Buffer; say: Say };

const SEEN = ['run', 'upload', 'export'] as const;

function ratioOf(idle: Waits, waits: Waits, name: keyof Waits): number {
  return waits[name] / Math.max(idle[name], LEAST_IDLE_MS);
}

/** The median wait of each kind with its ratio to the idle one, and the longest ratio. */
function tell(idle: Waits, all: readonly Waits[]): string {
  const [waits, longest] = [summarise(all, 'middle'), summarise(all, 'longest')];
  return SEEN.map((name) => {
    const seconds = (waits[name] / 1000).toFixed(1);
    const [ratio, most] = [waits, longest].map((one) => ratioOf(idle, one, name).toFixed(1));
    return `${name} ${seconds} s (× ${ratio}, longest × ${most})`;
  }).join(', ');
}

function judge(name: string, idle: Waits, all: readonly Waits[]): Check[] {
  const waits = summarise(all, 'middle');
  return SEEN.map((seen) => {
    const ratio = ratioOf(idle, waits, seen);
    const what = `${name}: another user’s ${seen} within ${LONGEST_RATIO} × of idle`;
    return ratio <= LONGEST_RATIO ? { what } : { what, fault: `× ${ratio.toFixed(1)}` };
  });
}

async function measureOften({ product, other, picture }: Scene, rounds: number): Promise<Waits[]> {
  const all: Waits[] = [];
  for (let left = rounds; left > 0; left -= 1) {
    all.push(await measureWaits(product, other, picture));
  }
  return all;
}

/** Cancels the runs that a flood has left behind, and waits until no work is under way. */
async function calmDown(product: Product, flooder: Owner): Promise<void> {
  const { database } = product;
  const { rows } = await database.execute<{ id: string }>(sql`
    select id from jobs where state = 'running'`);
  for (const { id } of rows) {
    const path = `/api/cancel-generation/${id}/`;
    await sendAs(product, flooder.person, { method: 'POST', path });
  }
  const deadline = performance.now() + CALM_PATIENCE_MS;
  while (performance.now() < deadline) {
    const { rows: busy } = await database.execute<{ count: number }>(sql`
      select count(*)::int as count from jobs where state = 'running'`);
    if (busy[0]?.count === 0) break;
    await sleep(PAUSE_MS);
  }
  await database.execute(sql`delete from rate_counters`);
}

async function openScene(product: Product, say: Say): Promise<Scene> {
  const create = { width: 300, height: 300, channels: 3, background: '#446' } as const;
  const picture = await sharp({ create }).png().toBuffer();
  const [flooder, other] = [await openOwner(product), await openOwner(product)];
  return { product, flooder, other, picture, say };
}

/**
 * The output of a flood's line, and the reading of how long it held the event loop, in
 * milliseconds.
 */
type FloodWatch = { say: Say; look: (name: string) => Promise<number> };

/** Tries floods by one user, and measures the waits of another meanwhile. */
export async function tryFloods(product: Product, { say, look }: FloodWatch): Promise<Check[]> {
  const scene = await openScene(product, say);
  // Once unmeasured: threads start and models are loaded.
  await measureOften(scene, 1);
  const calm = await measureOften(scene, ROUNDS);
  const idle = summarise(calm, 'middle');
  say(`  idle: ${tell(idle, calm)}`);
  const checks: Check[] = [];
  for (const flood of listFloods(await paintLargeAvif())) {
    // A new user, without a refusal so far.
    const flooder = await openOwner(product);
    const running = startFlood(product, flooder, flood);
    await sleep(RISE_MS);
    const waits = await measureOften(scene, ROUNDS);
    const counts = await running.end();
    const held = Math.round(await look(flood.name));
    say(`  ${flood.name}: ${tell(idle, waits)}, held ${held} ms; ${JSON.stringify(counts)}`);
    const what = `${flood.name}: no answer of 5xx`;
    checks.push({ what, ...(counts.ours > 0 && { fault: String(counts.ours) }) });
    checks.push(...judge(flood.name, idle, waits));
    await calmDown(product, flooder);
  }
  const deaf = await openDeafReaders(product, scene.flooder);
  await sleep(RISE_MS);
  const waits = await measureOften(scene, ROUNDS);
  for (const each of deaf) each.end();
  say(`  streams and files that nobody reads: ${tell(idle, waits)}`);
  return [...checks, ...judge('streams and files that nobody reads', idle, waits)];
}

function judgeClosed({ name, count, stillOpen }: SlowClients): Check {
  const left = stillOpen();
  const what = `${count} ${name}: put out within ${PATIENCE_WITH_SLOW_MS / 1000} s`;
  return { what, ...(left > 0 && { fault: `${left} are still open` }) };
}

/** Tries slow and silent clients, and measures the waits of another user meanwhile. */
export async function trySlowClients(product: Product, say: Say): Promise<Check[]> {
  const scene = await openScene(product, say);
  await measureOften(scene, 1);
  const calm = await measureOften(scene, ROUNDS);
  const idle = summarise(calm, 'middle');
  say(`  idle: ${tell(idle, calm)}`);
  const people = [];
  for (let count = 0; count < 6; count += 1) people.push(await openPerson(product));
  const clients = await openSlowClients(product.port, people);
  await sleep(RISE_MS);
  const waits = await measureOften(scene, ROUNDS);
  say(`  slow and silent clients: ${tell(idle, waits)}`);
  await waitUntilClosed(clients, PATIENCE_WITH_SLOW_MS);
  const checks = [...judge('slow and silent clients', idle, waits), ...clients.map(judgeClosed)];
  for (const each of clients) each.end();
  const path = '/api/dashboard/';
  const { status } = await sendAs(product, scene.other.person, { method: 'GET', path });
  const what = 'the product answers after slow clients';
  return [...checks, { what, ...(status !== 200 && { fault: String(status) }) }];
}
