import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { listOwnFunctions } from '../db/migrate.ts';
import type { Transaction } from '../platform/database.ts';
import { BackupError } from './backup-error.ts';
import { CONNECTION_NAME, transactAlone } from './one-connection.ts';
import { OWN_TABLES } from './tables.ts';

async function listTables(tx: Transaction): Promise<string[]> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
    order by relname`);
  return rows.map(({ name }) => name);
}

/** The tables of the product that hold anything; the house's accounts are there from the start. */
async function listFilled(tx: Transaction, client: pg.Client): Promise<string[]> {
  const filled: string[] = [];
  for (const name of await listTables(tx)) {
    if (!OWN_TABLES.includes(name)) continue;
    const own = name === 'ledger_accounts' ? 'where user_id is not null or balance <> 0' : '';
    const { rowCount } = await client.query(`select from public."${name}" ${own} limit 1`);
    if ((rowCount ?? 0) > 0) filled.push(name);
  }
  return filled;
}

async function countOthers(tx: Transaction): Promise<number> {
  const { rows } = await tx.execute<{ others: number }>(sql`
    select count(*)::int as others from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend'
      and application_name <> ${CONNECTION_NAME}`);
  return rows[0]?.others ?? 0;
}

type EmptyOptions = {
  mayReplace: boolean;
  /** True: connections are a pooler's, which stay open when the product has ended. */
  isPooled: boolean;
  /** True: nothing is removed, only what would hinder it is told. */
  isTrial?: boolean;
};

/**
 * Removes the product's own tables, where the database has any: they are made anew, of the version
 * of a backup. Other tables stay.
 *
 * @throws BackupError where others are connected, or where it holds anything and may not be replaced
 */
export function emptyDatabase(
  url: string,
  { mayReplace, isPooled, isTrial = false }: EmptyOptions,
): Promise<void> {
  return transactAlone(url, undefined, async (tx, client) => {
    const others = isPooled ? 0 : await countOthers(tx);
    if (others > 0) {
      throw new BackupError(
        `${others} other connections are open to the database: stop the product first.`,
      );
    }
    const filled = await listFilled(tx, client);
    if (filled.length > 0 && !mayReplace) {
      throw new BackupError(
        `The database is not empty (${filled.slice(0, 3).join(', ')}): --replace deletes what is in it.`,
      );
    }
    if (isTrial) return;
    for (const name of await listTables(tx)) {
      if (OWN_TABLES.includes(name)) await client.query(`drop table public."${name}" cascade`);
    }
    for (const name of listOwnFunctions()) {
      await client.query(`drop function if exists public."${name}" cascade`);
    }
    await client.query('drop schema if exists drizzle cascade');
    await client.query('drop schema if exists graphile_worker cascade');
  });
}
