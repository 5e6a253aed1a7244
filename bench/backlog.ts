import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { createLedger } from '../apps/server/src/modules/credits/ledger.service.ts';
import { wakeWorkers } from '../apps/server/src/modules/generations/jobs/run-ticks.ts';
import { type Database, openDatabase } from '../apps/server/src/platform/database.ts';
import { startEmbeddedPostgres } from '../apps/server/src/platform/embedded-postgres/embedded-postgres.ts';
import { createProbeEngine } from '../apps/server/src/testing/probe-engine.ts';
import { median } from './median.ts';
import { openProduct } from './open-product.ts';

/** Images that wait, and the users who wait for them. */
type Waiting = { slots: number; users: number };

const FEW: Waiting = { slots: 4000, users: 20 };
/** A user may wait for 100 runs of four: so these are as few users as it can be, and many. */
const BACKLOGS: readonly Waiting[] = [
  { slots: 50_000, users: 125 },
  { slots: 50_000, users: 2500 },
];
const IMAGES_OF_RUN = 4;
const ROUNDS = 7;
/** Images of a turn: short ones, so that both meet the same load of the machine. */
const IMAGES_PER_TURN = 30;
const WARM_UP_IMAGES = 10;
const TARGET_LOSS = 0.2;
const CHUNK = 1000;

/** Writes the orders with their credits and ticks, as the product would have. */
async function fillQueue(
  database: Database,
  { slots, users }: Waiting,
  createCustomer: () => Promise<string>,
): Promise<void> {
  const ledger = createLedger({ welcomeCredits: 0 });
  const runs = Math.ceil(slots / users / IMAGES_OF_RUN);
  for (let user = 0; user < users; user += 1) {
    const userId = await createCustomer();
    await database.transaction(async (tx) => {
      const { rows } = await tx.execute<{ id: string }>(sql`
        with ordered as (
          insert into jobs (user_id, tool, prompt, settings, seed, total, slot_price, request_hash)
          select ${userId}, 'create-pattern', 'ikat', '{"v": 2}', n, ${IMAGES_OF_RUN}, 1, ''
          from generate_series(1, ${runs}::int) as n returning id
        ), queued as (
          insert into slots (job_id, index, user_id)
          select id, slot, ${userId} from ordered, generate_series(0, ${IMAGES_OF_RUN - 1}) as slot
        )
        select id from ordered limit 1`);
      const jobId = rows[0]?.id ?? '';
      await ledger.hold(tx, { userId, jobId, amount: runs * IMAGES_OF_RUN });
    });
  }
  for (let added = 0; added < slots; added += CHUNK) {
    await database.transaction((tx) => wakeWorkers(tx, { lane: 'workers', count: CHUNK }));
  }
  await database.execute(sql`analyze`);
}

/** An engine that draws at once while its product has its turn, and counts. */
function createTurnEngine() {
  let images = 0;
  let open: () => void = () => undefined;
  let gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const waiting: { at: number; reached: () => void }[] = [];
  const engine = createProbeEngine(async () => {
    await gate;
    images += 1;
    for (const one of waiting.splice(0)) {
      if (images >= one.at) one.reached();
      else waiting.push(one);
    }
  });
  return {
    engine,
    /** Milliseconds of so many images. */
    measure: async (count: number): Promise<number> => {
      const reached = new Promise<void>((resolve) => {
        waiting.push({ at: images + count, reached: resolve });
      });
      const startedAt = performance.now();
      open();
      await reached;
      const elapsedMs = performance.now() - startedAt;
      gate = new Promise<void>((resolve) => {
        open = resolve;
      });
      return elapsedMs;
    },
    open: () => open(),
  };
}

/** A product with images that wait; it draws while it is measured. */
async function openWaiting(folder: string, waiting: Waiting) {
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: () => undefined });
  const turns = createTurnEngine();
  const options = { url: postgres.url, folder: join(folder, 'files'), engine: turns.engine };
  const product = await openProduct(options);
  const database = openDatabase(postgres.url, { maxConnections: 2, onError: () => undefined });
  await fillQueue(database, waiting, product.createCustomer);
  return {
    measure: turns.measure,
    close: async () => {
      turns.open();
      await product.close();
      await database.close();
      await postgres.stop();
      await rm(postgres.home, { recursive: true, force: true });
    },
  };
}

type Opened = Awaited<ReturnType<typeof openWaiting>>;

async function measureInTurn(few: Opened, many: Opened): Promise<number[]> {
  await few.measure(WARM_UP_IMAGES);
  await many.measure(WARM_UP_IMAGES);
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const [fewMs, manyMs] = [
      await few.measure(IMAGES_PER_TURN),
      await many.measure(IMAGES_PER_TURN),
    ];
    ratios.push(fewMs / manyMs);
    const rates = [fewMs, manyMs].map((ms) => ((IMAGES_PER_TURN * 1000) / ms).toFixed(1));
    console.log(`    ${rates.join(' and ')} images a second`);
  }
  return ratios;
}

/**
 * Prints what a long queue costs: images a second of an engine that draws at once, so of the queue
 * and the commits alone, with few images waiting and with 50,000, in turns.
 */
export async function benchBacklog(): Promise<void> {
  for (const waiting of BACKLOGS) {
    const folder = await mkdtemp(join(tmpdir(), 'toile-bench-'));
    const few = await openWaiting(join(folder, 'few'), FEW);
    const many = await openWaiting(join(folder, 'many'), waiting);
    const { slots, users } = waiting;
    console.log(`${FEW.slots} images of ${FEW.users} users wait, and ${slots} of ${users}`);
    try {
      const ratios = await measureInTurn(few, many);
      const loss = 1 - median(ratios);
      console.log(
        `  loss of throughput ${(100 * loss).toFixed(0)} % (target below ${100 * TARGET_LOSS} %)`,
      );
    } finally {
      await Promise.all([few.close(), many.close()]);
      await rm(folder, { recursive: true, force: true });
    }
  }
}
