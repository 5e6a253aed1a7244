import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { migrateDatabase } from '../apps/server/src/db/migrate.ts';
import { forgetPlaces } from '../apps/server/src/modules/generations/forgetting/forgotten-uploads.repository.ts';
import { forgetAllWords } from '../apps/server/src/modules/generations/forgetting/forgotten-words.repository.ts';
import { trimRuns } from '../apps/server/src/modules/generations/forgetting/trimmed-runs.repository.ts';
import { listEventsAfter } from '../apps/server/src/modules/generations/jobs/events.repository.ts';
import { claimFairestSlot } from '../apps/server/src/modules/generations/slots/slot-claims.repository.ts';
import {
  countGenerations,
  listGenerations,
} from '../apps/server/src/modules/history/history.repository.ts';
import { listUnneededInputs } from '../apps/server/src/modules/images/image-needs.repository.ts';
import {
  deleteUnused,
  lockUnusedUploads,
  markNeeded,
} from '../apps/server/src/modules/images/unused-uploads.repository.ts';
import {
  type Database,
  openDatabase,
  type Transaction,
} from '../apps/server/src/platform/database.ts';
import { startEmbeddedPostgres } from '../apps/server/src/platform/embedded-postgres/embedded-postgres.ts';
import { EVENTS_OF_RUN, fillHistory, queueOrders } from './fill-history.ts';
import { percentile } from './percentile.ts';

/** Ten million events, and two and a half million slots and outputs. */
const RUNS = 625_000;
const FEW_RUNS = 2000;
const RUNS_OF_USER = 62;
const ROUNDS = 200;
const WARM_UP_ROUNDS = 20;
const PAGE_ROWS = 24;
const KEPT_DAYS = 30;
/** Transactions of the measured trimming. */
const TRIMS = { many: 100, few: 3 };

/** Milliseconds of one round. */
type Times = { claim: number; replay: number; history: number };

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

/** What users and workers do, a round at a time. */
async function prepareRounds(database: Database, runs: number) {
  const users = Math.ceil(runs / RUNS_OF_USER);
  await queueOrders(database, { orders: ROUNDS + WARM_UP_ROUNDS, users: Math.min(users, 20) });
  const { rows: chosen } = await database.execute<{ id: string; userId: string }>(sql`
    select ${sql.raw(`md5('run' || run)::uuid`)} as id,
      ${sql.raw(`md5('user' || run % ${users})::uuid`)} as "userId"
    from (select 1 + (n * 7919) % ${runs} as run
      from generate_series(1, ${ROUNDS + WARM_UP_ROUNDS}::int) as n) as numbered`);

  const claim = () =>
    database.transaction(async (tx) => {
      const worker = { id: 'bench', leaseSeconds: 600 };
      const slot = await claimFairestSlot(tx, worker, { lane: 'workers' });
      if (!slot) throw new Error('There was no slot to claim');
    });

  async function replay(jobId: string) {
    const events = await listEventsAfter(database, jobId, 0);
    if (events.length !== EVENTS_OF_RUN) throw new Error('Events are missing');
  }

  async function readHistory(userId: string) {
    const total = await countGenerations(database, { userId });
    const rows = await listGenerations(database, { userId }, { offset: 0, limit: PAGE_ROWS });
    if (rows.length !== PAGE_ROWS || total < rows.length) throw new Error('Outputs are missing');
  }

  return async (round: number): Promise<Times> => {
    const { id, userId } = chosen[round] ?? { id: '', userId: '' };
    return {
      claim: await timeOf(claim),
      replay: await timeOf(() => replay(id)),
      history: await timeOf(() => readHistory(userId)),
    };
  };
}

/** Measures both databases in turn, so that they meet the same load of the machine. */
async function measureInTurn(few: Database, many: Database) {
  const doFew = await prepareRounds(few, FEW_RUNS);
  const doMany = await prepareRounds(many, RUNS);
  const measured: { few: Times[]; many: Times[] } = { few: [], many: [] };
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
    const pair = { few: await doFew(round), many: await doMany(round) };
    if (round < WARM_UP_ROUNDS) continue;
    measured.few.push(pair.few);
    measured.many.push(pair.many);
  }
  return measured;
}

/** Deletes some old uploads, as workers do. */
async function forgetUploads(tx: Transaction): Promise<number> {
  const ids = await lockUnusedUploads(tx, KEPT_DAYS);
  await markNeeded(tx, ids);
  const deleted = await deleteUnused(tx, { ids, days: KEPT_DAYS });
  await forgetPlaces(tx, deleted);
  return deleted.length;
}

/** Times of the hourly searches of workers, in milliseconds, and events removed in a second. */
async function measureCare(database: Database, batches: number) {
  const words = await timeOf(() => database.transaction(forgetAllWords));
  const inputs = await timeOf(() => listUnneededInputs(database));
  let runs = 0;
  const ms = await timeOf(async () => {
    for (let batch = 0; batch < batches; batch += 1) {
      runs += await database.transaction((tx) => trimRuns(tx, KEPT_DAYS));
    }
  });
  let uploads = 0;
  const uploadsMs = await timeOf(async () => {
    for (let batch = 0; batch < batches; batch += 1) {
      uploads += await database.transaction(forgetUploads);
    }
  });
  return {
    words,
    inputs,
    eventsASecond: (runs * EVENTS_OF_RUN * 1000) / ms,
    uploadsASecond: (uploads * 1000) / uploadsMs,
  };
}

/** Has the database look at its tables, as it would by itself in time. */
async function vacuum(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('vacuum analyze');
  await client.end();
}

async function openFilled(url: string, name: string, runs: number): Promise<Database> {
  const admin = openDatabase(url, { maxConnections: 1, onError: () => undefined });
  await admin.execute(sql.raw(`create database ${name}`));
  await admin.close();
  const own = new URL(url);
  own.pathname = name;
  await migrateDatabase(own.href);
  const options = { maxConnections: 2, onError: () => undefined, answerPatienceMs: 3_600_000 };
  const database = openDatabase(own.href, options);
  const size = { runs, runsOfUser: RUNS_OF_USER };
  await fillHistory(database, size, (table) => console.log(`  ${name}: ${table} written`));
  await vacuum(own.href);
  return database;
}

type Pair = { few: number; many: number; unit: string };

function print(what: string, { few, many, unit }: Pair): void {
  const [a, b] = [few, many].map((value) => value.toFixed(value < 100 ? 2 : 0).padStart(9));
  console.log(`  ${what.padEnd(34)} ${a} ${b} ${unit.padEnd(8)} ratio ${(many / few).toFixed(2)}`);
}

/**
 * Prints what users and workers wait for with ten million events, beside the same with few: claims,
 * replays of streams, pages of the history; and how fast old events go.
 */
export async function benchGrow(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'toile-bench-'));
  const postgres = await startEmbeddedPostgres({
    dataDir: folder,
    isThrowaway: true,
    log: () => undefined,
  });
  try {
    console.log(`Growth: ${RUNS * EVENTS_OF_RUN} events beside ${FEW_RUNS * EVENTS_OF_RUN}`);
    const fewBase = await openFilled(postgres.url, 'few', FEW_RUNS);
    const manyBase = await openFilled(postgres.url, 'many', RUNS);
    const { few, many } = await measureInTurn(fewBase, manyBase);
    const names = {
      claim: 'claim of a slot',
      replay: 'events of an ended run',
      history: 'page of a history',
    } as const;
    for (const name of ['claim', 'replay', 'history'] as const) {
      for (const part of [50, 99]) {
        const [a, b] = [few, many].map((all) =>
          percentile(
            all.map((times) => times[name]),
            part,
          ),
        );
        print(`${names[name]}, p${part}`, { few: a ?? 0, many: b ?? 0, unit: 'ms' });
      }
    }
    const care = await measureCare(fewBase, TRIMS.few);
    const muchCare = await measureCare(manyBase, TRIMS.many);
    for (const [name, what, unit] of [
      ['words', 'search for words to forget', 'ms'],
      ['inputs', 'search for unneeded uploads', 'ms'],
      ['eventsASecond', 'old events removed', '/ s'],
      ['uploadsASecond', 'old uploads removed', '/ s'],
    ] as const) {
      print(what, { few: care[name], many: muchCare[name], unit });
    }
    await Promise.all([fewBase.close(), manyBase.close()]);
  } finally {
    await postgres.stop();
    await rm(postgres.home, { recursive: true, force: true });
    await rm(folder, { recursive: true, force: true });
  }
}
