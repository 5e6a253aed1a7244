import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { migrateDatabase } from '../db/migrate.ts';
import { type LedgerDifferences, readDifferences } from '../modules/credits/ledger-audit.ts';
import type { Transaction } from '../platform/database.ts';
import { BackupError } from './backup-error.ts';
import { emptyDatabase } from './empty-database.ts';
import { continueNumbers, queueAgain } from './load-rows.ts';
import { findMigratedTo } from './migrated-to.ts';
import { transactAlone } from './one-connection.ts';
import { listOwnTables, type Table } from './tables.ts';

/** Name of the function, and of the triggers, that refuse all changes of a database that has moved. */
const MOVED = 'toile_moved';

/**
 * Longest wait for the lock of one table: shorter than the second after which PostgreSQL looks for
 * circles of waiting, so that it never ends a transaction of the product for ours.
 */
const LOCK_WITHIN_MS = 200;
const LOCK_TRIES = 150;
const LOCK_PAUSE_MS = 200;
const LOCK_NOT_AVAILABLE = '55P03';

const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ');

type Print = { name: string; rows: number; print: string };

/** Number and content of a table's rows, in whatever order they lie. */
async function printOf(client: pg.Client, { name, columns }: Table): Promise<Print> {
  const { rows } = await client.query<Omit<Print, 'name'>>(`
    select count(*)::int as rows, coalesce(bit_xor(
      ('x' || left(md5(row(${quoted(columns)})::text), 16))::bit(64)::bigint), 0)::text as print
    from public."${name}"`);
  return { name, rows: rows[0]?.rows ?? 0, print: rows[0]?.print ?? '' };
}

/** Refuses changes of every table from the commit on, in words that processes take for an absence. */
async function refuseChanges(client: pg.Client, tables: readonly Table[]): Promise<void> {
  await client.query(`
    create function public.${MOVED}() returns trigger language plpgsql as $$
    begin
      raise exception 'The database has moved' using errcode = 'cannot_connect_now';
    end $$`);
  for (const { name } of tables) {
    await client.query(`
      create trigger ${MOVED} before insert or update or delete on public."${name}"
      for each statement execute function public.${MOVED}()`);
  }
}

/** Takes back that a database has moved; false where it had not. */
export function allowChanges(url: string): Promise<boolean> {
  return transactAlone(url, undefined, async (tx, client) => {
    const isMoved = await hasMoved(tx);
    await client.query(`drop function if exists public.${MOVED} cascade`);
    return isMoved;
  });
}

async function hasMoved(tx: Transaction): Promise<boolean> {
  const { rows } = await tx.execute(sql`select from pg_proc where proname = ${MOVED}`);
  return rows.length > 0;
}

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error &&
  (('code' in error && error.code === code) || hasCode(error.cause, code));

/** Runs `work` while nobody changes a row. Readers go on. */
async function whileStill<Result>(
  url: string,
  work: (tx: Transaction, client: pg.Client, tables: readonly Table[]) => Promise<Result>,
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    let isStill = false;
    try {
      return await transactAlone(url, undefined, async (tx, client) => {
        if (await hasMoved(tx)) throw new BackupError('The database has moved already.');
        const tables = await listOwnTables(tx);
        await client.query(`set local lock_timeout = ${LOCK_WITHIN_MS}`);
        const names = tables.map(({ name }) => `public."${name}"`).join(', ');
        await client.query(`lock table ${names} in share row exclusive mode`);
        isStill = true;
        return work(tx, client, tables);
      });
    } catch (error) {
      if (isStill || !hasCode(error, LOCK_NOT_AVAILABLE)) throw error;
      if (tries === LOCK_TRIES) {
        throw new BackupError('The database is never still: some transaction does not end.');
      }
      await sleep(LOCK_PAUSE_MS);
    }
  }
}

async function copyTable(source: pg.Client, target: pg.Client, table: Table): Promise<Print> {
  const columns = quoted(table.columns);
  const rows = target.query(copyFrom(`copy public."${table.name}" (${columns}) from stdin`));
  await pipeline(source.query(copyTo(`copy public."${table.name}" (${columns}) to stdout`)), rows);
  const [here, there] = [await printOf(source, table), await printOf(target, table)];
  if (here.rows === there.rows && here.print === there.print) return there;
  throw new BackupError(`The table ${table.name} differs: ${here.rows} rows, ${there.rows} there.`);
}

type Moved = {
  rows: number;
  queuedAgain: number;
  differences: LedgerDifferences;
  /** Time in which nothing could be changed. */
  stillMs: number;
};

type MoveOptions = { from: string; to: { url: string; isPooled: boolean }; mayReplace: boolean };

/**
 * Copies every row of the product's tables to another database, of a product that runs: changes
 * wait or are refused meanwhile, and are refused from then on. All rows come over, or none; then
 * each table is compared.
 *
 * @throws BackupError where the other database is not empty, or a table differs
 */
export async function moveRows({ from, to, mayReplace }: MoveOptions): Promise<Moved> {
  const migratedTo = await transactAlone(from, undefined, findMigratedTo);
  await emptyDatabase(to.url, { mayReplace, isPooled: to.isPooled });
  await migrateDatabase(to.url, { isPooled: to.isPooled, until: migratedTo });
  const moved = await whileStill(from, async (_tx, source, tables) => {
    const startedAt = performance.now();
    const loaded = await transactAlone(to.url, undefined, async (tx, target) => {
      for (const client of [source, target]) await client.query(`set local timezone = 'UTC'`);
      // The house's accounts come along, under the numbers that its entries know.
      await tx.execute(sql`delete from ledger_accounts`);
      let rows = 0;
      for (const table of tables) rows += (await copyTable(source, target, table)).rows;
      await continueNumbers(tx, target);
      return { rows, queuedAgain: await queueAgain(tx) };
    });
    await refuseChanges(source, tables);
    return { ...loaded, stillMs: performance.now() - startedAt };
  });
  await migrateDatabase(to.url, { isPooled: to.isPooled });
  const differences = await transactAlone(to.url, undefined, async (tx) => {
    await tx.execute(sql`analyze`);
    return readDifferences(tx);
  });
  return { ...moved, differences };
}
