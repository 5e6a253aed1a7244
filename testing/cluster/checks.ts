import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import type { FileStore } from '../../apps/server/src/adapters/files/files-port.ts';
import type { Database } from '../../apps/server/src/platform/database.ts';
import { auditLedger } from '../../apps/server/src/testing/audit-ledger.ts';
import type { Check } from '../faults/checks.ts';
import type { CausedFault } from './chaos.ts';
import type { Deeds } from './designer.ts';
import type { SeenRun } from './runs.ts';
import type { Tally } from './tally.ts';

/** What the run left behind. */
export type Evidence = {
  database: Database;
  files: FileStore;
  deeds: Deeds;
  tally: Tally;
  faults: readonly CausedFault[];
  crashes: number;
  badEnds: number;
};

async function count(database: Database, query: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await database.execute<{ count: number }>(
    sql`select count(*)::int as count from (${query}) as found`,
  );
  return rows[0]?.count ?? -1;
}

const none = (what: string, found: number): Check => ({ what, wanted: 0, found });

async function checkRuns({ database, deeds }: Evidence): Promise<Check[]> {
  const accepted = deeds.orders.flatMap(({ seen }) => (seen ? [seen.jobId] : []));
  const known = new Set(accepted);
  const { rows } = await database.execute<{ id: string; key: string | null; state: string }>(
    sql`select id, idempotency_key as key, state from jobs`,
  );
  const stored = new Set(rows.map(({ id }) => id));
  const keys = rows.flatMap(({ key }) => (key ? [key] : []));
  return [
    none('accepted runs that are not there', [...known].filter((id) => !stored.has(id)).length),
    none('orders that made more than one run', keys.length - new Set(keys).size),
    none('runs that have not ended', rows.filter(({ state }) => state !== 'done').length),
  ];
}

async function checkPictures({ database, deeds }: Evidence): Promise<Check[]> {
  const ask = (query: ReturnType<typeof sql>) => count(database, query);
  const { rows } = await database.execute<{ id: string }>(
    sql`select id from generations where deleted_at is not null`,
  );
  const gone = new Set(rows.map(({ id }) => id));
  return [
    none(
      'delivered slots without exactly one picture',
      await ask(sql`select slots.job_id from slots left join generations
        on generations.job_id = slots.job_id and slot = index where slots.state = 'delivered'
        group by slots.job_id, index having count(generations.id) <> 1`),
    ),
    none(
      'pictures of slots that were not delivered',
      await ask(sql`select generations.id from generations join slots
        on generations.job_id = slots.job_id and slot = index where slots.state <> 'delivered'`),
    ),
    none(
      'pictures without exactly one charge',
      await ask(sql`select generations.id from generations left join ledger_transfers as paid
        on paid.generation_id = generations.id and paid.kind = 'settle'
        group by generations.id having count(paid.id) <> 1`),
    ),
    none(
      'failed or cancelled slots whose credits did not come back once',
      await ask(sql`select slots.job_id from slots left join ledger_transfers as given
        on given.job_id = slots.job_id and given.slot = index and given.kind = 'release'
        where slots.state in ('failed', 'canceled')
        group by slots.job_id, index having count(given.id) <> 1`),
    ),
    none(
      'deleted pictures that are there again',
      [...deeds.deleted].filter((id) => !gone.has(id)).length,
    ),
  ];
}

/** Reads every picture that is shown, from the store, and decodes it. */
async function checkFiles({ database, files }: Evidence): Promise<Check[]> {
  const { rows } = await database.execute<{ sha256: string; width: number }>(
    sql`select distinct images.sha256, images.width from images
      join generations on image_id = images.id where generations.deleted_at is null`,
  );
  let broken = 0;
  let bytesInAll = 0;
  for (const { sha256, width } of rows) {
    const opened = await files.open(sha256);
    const bytes = opened ? await buffer(opened.stream) : Buffer.alloc(0);
    bytesInAll += bytes.length;
    const isWhole = createHash('sha256').update(bytes).digest('hex') === sha256;
    const decoded = await sharp(bytes)
      .raw()
      .toBuffer({ resolveWithObject: true })
      .catch(() => undefined);
    if (!isWhole || decoded?.info.width !== width) broken += 1;
  }
  const meanKb = Math.round(bytesInAll / 1000 / Math.max(1, rows.length));
  return [
    none(`pictures that do not open, of ${rows.length} with ${meanKb} kB on average`, broken),
  ];
}

async function checkCredits({ database }: Evidence): Promise<Check[]> {
  const { sum, wrongBalances, negativeBalances, unbalancedTransfers, held } =
    await auditLedger(database);
  return [
    none('sum of the ledger', sum),
    none('balances that are not their entries’ sum', wrongBalances),
    none('balances below zero', negativeBalances),
    none('transfers that do not sum to zero', unbalancedTransfers),
    none('credits still held', held),
    none(
      'paid invoices whose credits were not granted once',
      await count(
        database,
        sql`select invoice.id from billing_invoices as invoice left join ledger_transfers as granted
          on granted.invoice_id = invoice.id and granted.provider = invoice.provider and granted.kind in ('purchase', 'upgrade')
          where invoice.status = 'paid' and invoice.total_cents > 0
          group by invoice.id, invoice.provider having count(granted.id) <> 1`,
      ),
    ),
  ];
}

/** True when the events are numbered without a gap and `done` is last, and agrees with the rest. */
function isSeenWhole({ events, isEnded }: SeenRun): boolean {
  const images = events.flatMap(({ event, data }) =>
    event === 'image' && typeof data === 'object' && data && 'output_image_id' in data
      ? [data.output_image_id]
      : [],
  );
  const last = events.at(-1);
  const { data } = last ?? {};
  const delivered =
    typeof data === 'object' && data && 'delivered' in data ? data.delivered : undefined;
  const dones = events.filter(({ event }) => event === 'done').length;
  const isInOrder = events.every(({ id }, place) => id === place + 1);
  const isNoneTwice = new Set(images).size === images.length;
  return isEnded && isInOrder && dones === 1 && isNoneTwice && images.length === delivered;
}

function checkStreams({ deeds }: Evidence): Check[] {
  const seen = deeds.orders.flatMap((order) => (order.seen ? [order.seen] : []));
  const connections = seen.reduce((sum, run) => sum + run.connections, 0);
  return [
    none('streams that did not end', seen.filter(({ isEnded }) => !isEnded).length),
    {
      what: `streams that showed each picture and done once, over ${connections} connections`,
      wanted: seen.length,
      found: seen.filter(isSeenWhole).length,
    },
  ];
}

function checkRequests({ tally, faults, deeds, crashes, badEnds }: Evidence): Check[] {
  const { failures } = tally;
  const failed = (phase: string) => failures.filter((each) => each.phase === phase).length;
  return [
    none('requests that failed during rolling restarts', failed('rolling-restart')),
    none('requests that failed between faults', failed('calm')),
    none('requests that were answered 500', failures.filter(({ status }) => status === 500).length),
    none(
      'orders that no repetition brought through',
      deeds.orders.filter(({ status }) => status === 0 || status >= 500).length,
    ),
    none(
      'faults after which the product was not ready again',
      faults.filter(({ isReadyAgain }) => !isReadyAgain).length,
    ),
    none('processes that ended by themselves', crashes),
    none('processes that did not end well when asked', badEnds),
  ];
}

/** All conditions that must hold when the last run has ended. */
export async function checkCluster(evidence: Evidence): Promise<Check[]> {
  return [
    ...(await checkRuns(evidence)),
    ...(await checkPictures(evidence)),
    ...(await checkFiles(evidence)),
    ...(await checkCredits(evidence)),
    ...checkStreams(evidence),
    ...checkRequests(evidence),
  ];
}
