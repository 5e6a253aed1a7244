import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { createSessionsService } from '../apps/server/src/modules/accounts/sessions.service.ts';
import {
  appendEvents,
  JOB_EVENTS_CHANNEL,
} from '../apps/server/src/modules/generations/jobs/events.repository.ts';
import { systemClock } from '../apps/server/src/platform/clock.ts';
import { type Database, openDatabase } from '../apps/server/src/platform/database.ts';
import { startEmbeddedPostgres } from '../apps/server/src/platform/embedded-postgres/embedded-postgres.ts';
import { createUser } from '../apps/server/src/testing/create-user.ts';
import { startProduct } from '../e2e/support/product.ts';
import { childrenOf, readProc } from '../testing/hostile/proc.ts';
import { percentile } from './percentile.ts';

const STREAMS = 1000;
const USERS = 50;
/** Streams that are opened at a time. */
const AT_ONCE = 20;
/** Events a second over all streams: each run has one every fifty seconds. */
const EVENTS_PER_SECOND = 20;
const EVENTS = 800;
const SETTLE_MS = 10_000;
const TARGETS = { p99Ms: 250, megabytes: 120 };

type Followed = { jobId: string; cookie: string };

/** A run under way for each stream, without slots, so that nobody draws it. */
async function createRuns(database: Database): Promise<Followed[]> {
  const sessions = createSessionsService({ database, clock: systemClock });
  const followed: Followed[] = [];
  for (let user = 0; user < USERS; user += 1) {
    const userId = await createUser(database);
    const cookie = `sessionid=${await sessions.open(userId)}`;
    const { rows } = await database.execute<{ id: string }>(sql`
      insert into jobs (user_id, tool, prompt, settings, seed, total, slot_price, request_hash)
      select ${userId}, 'create-pattern', 'ikat', '{"v": 2}', n, 4, 1, ''
      from generate_series(1, ${STREAMS / USERS}) as n returning id`);
    followed.push(...rows.map(({ id: jobId }) => ({ jobId, cookie })));
  }
  return followed;
}

/** Opens a stream on a bare socket; `onEvents` gets the number of the last event that came. */
function openStream(
  url: string,
  { jobId, cookie }: Followed,
  onEvent: (seq: number) => void,
): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.setNoDelay(true);
  socket.write(
    `GET /api/stream-image-generation/${jobId}/ HTTP/1.1\r\nhost: ${hostname}:${port}\r\ncookie: ${cookie}\r\naccept: text/event-stream\r\n\r\n`,
  );
  let isOpen = false;
  let rest = '';
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('data', (chunk) => {
      rest += chunk.toString('latin1');
      if (!isOpen) {
        if (!rest.startsWith('HTTP/1.1 200')) return reject(new Error(rest.slice(0, 200)));
        if (!rest.includes('retry: ')) return;
        isOpen = true;
        resolve(socket);
      }
      const frames = rest.split('\n\n');
      rest = frames.pop() ?? '';
      for (const frame of frames) {
        const seq = /(?:^|\n)id: (\d+)/.exec(frame)?.[1];
        if (seq !== undefined) onEvent(Number(seq));
      }
    });
  });
}

/** Memory in bytes of the server behind the keeper. */
function memoryOfServer(keeper: number): number {
  const pids = [keeper, ...childrenOf(keeper)].flatMap((pid) => [pid, ...childrenOf(pid)]);
  const sizes = pids
    .map((pid) => readProc(`${pid}/status`))
    .filter((status) => /^Name:\s*node/m.test(status))
    .map((status) => Number(/^VmRSS:\s*(\d+)/m.exec(status)?.[1] ?? 0) * 1024);
  return Math.max(...sizes);
}

/** Opens the streams, a few at a time; the returned function says what they have heard. */
async function openStreams(url: string, followed: readonly Followed[]) {
  const heard = new Map<string, (seq: number) => void>();
  const sockets: Socket[] = [];
  for (let first = 0; first < followed.length; first += AT_ONCE) {
    const opening = followed
      .slice(first, first + AT_ONCE)
      .map((one) => openStream(url, one, (seq) => heard.get(one.jobId)?.(seq)));
    sockets.push(...(await Promise.all(opening)));
  }
  return { heard, close: () => sockets.forEach((socket) => socket.destroy()) };
}

/** Milliseconds to the arrival of each event; `bare`: from the commit to a bare listener's notice. */
type Times = { fromWrite: number[]; fromCommit: number[]; bare: number[] };

type BareListener = Awaited<ReturnType<typeof openListener>>;

/** Listens as the product does and does nothing else: the lower bound of every delivery. */
async function openListener(url: string) {
  const waiting = new Map<string, (at: number) => void>();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  client.on('notification', ({ payload = '' }) => waiting.get(payload)?.(performance.now()));
  await client.query(`listen ${JOB_EVENTS_CHANNEL}`);
  return {
    next: (jobId: string) => new Promise<number>((resolve) => waiting.set(jobId, resolve)),
    close: () => client.end(),
  };
}

/** Writes events at an even pace, and measures from the begin and from the commit of each write. */
async function measureDeliveries(
  database: Database,
  followed: readonly Followed[],
  { heard, listener }: { heard: Map<string, (seq: number) => void>; listener: BareListener },
): Promise<Times> {
  const times: Times = { fromWrite: [], fromCommit: [], bare: [] };
  const data = { done: 0, total: 4, stage: 'drawing' } as const;
  const deliver = async ({ jobId }: Followed) => {
    const startedAt = performance.now();
    const arrived = new Promise<number>((resolve) => {
      heard.set(jobId, () => resolve(performance.now()));
    });
    const noticed = listener.next(jobId);
    await database.transaction((tx) => appendEvents(tx, jobId, [{ event: 'progress', data }]));
    const committedAt = performance.now();
    const [arrivedAt, noticedAt] = await Promise.all([arrived, noticed]);
    times.fromWrite.push(arrivedAt - startedAt);
    // It may arrive before the writer hears of its commit.
    times.fromCommit.push(Math.max(0, arrivedAt - committedAt));
    times.bare.push(Math.max(0, noticedAt - committedAt));
  };
  const deliveries: Promise<void>[] = [];
  const startedAt = performance.now();
  for (let event = 0; event < EVENTS; event += 1) {
    const dueMs = (event * 1000) / EVENTS_PER_SECOND - (performance.now() - startedAt);
    if (dueMs > 0) await sleep(dueMs);
    const one = followed[event % followed.length];
    if (one) deliveries.push(deliver(one));
  }
  await Promise.all(deliveries);
  return times;
}

/**
 * Prints the time from the write of an event to its arrival, with 1,000 open streams of as many
 * runs at one API, and the memory that they take.
 */
export async function benchStreams(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'toile-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: () => undefined });
  const product = await startProduct({
    DATABASE_URL: postgres.url,
    CONNECTIONS_PER_ADDRESS: String(2 * STREAMS),
    LOG_LEVEL: 'warn',
  });
  const database = openDatabase(postgres.url, {
    maxConnections: 8,
    connectionPatienceMs: 60_000,
    onError: () => undefined,
  });
  try {
    const followed = await createRuns(database);
    const listener = await openListener(postgres.url);
    await fetch(`${product.url}/`).then((answer) => answer.text());
    await sleep(SETTLE_MS);
    const before = memoryOfServer(product.pid);
    const { heard, close } = await openStreams(product.url, followed);
    const times = await measureDeliveries(database, followed, { heard, listener });
    await sleep(SETTLE_MS);
    const megabytes = (memoryOfServer(product.pid) - before) / 1e6;
    close();
    await listener.close();
    console.log(`${STREAMS} streams of as many runs, ${EVENTS_PER_SECOND} events a second`);
    const names = {
      fromWrite: 'write to arrival               ',
      fromCommit: 'commit to arrival              ',
      bare: 'commit to notice, bare listener',
    } as const;
    for (const name of ['fromWrite', 'fromCommit', 'bare'] as const) {
      const [p50, p99] = [percentile(times[name], 50), percentile(times[name], 99)];
      console.log(`  ${names[name]}  p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`);
    }
    console.log(`  more memory  ${megabytes.toFixed(0)} MB`);
    console.log(`  targets: p99 ${TARGETS.p99Ms} ms, ${TARGETS.megabytes} MB`);
  } finally {
    await product.stop();
    await database.close();
    await postgres.stop();
    await rm(postgres.home, { recursive: true, force: true });
    await rm(folder, { recursive: true, force: true });
  }
}
