import { pipeline } from 'node:stream/promises';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { forgetWords } from '../modules/generations/forgetting/forgotten-words.repository.ts';
import type { Transaction } from '../platform/database.ts';
import { BackupError } from './backup-error.ts';
import type { Snapshot } from './backup-folder.ts';
import type { TableEntry } from './manifest.ts';
import { transactAlone } from './one-connection.ts';
import { openPart } from './parts.ts';
import { listKeptTables } from './tables.ts';

const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ');

async function loadTable(
  client: pg.Client,
  { name, columns, rows, part }: TableEntry,
  folder: string,
): Promise<void> {
  const text = `copy public."${name}" (${quoted(columns)}) from stdin`;
  const stream = client.query(copyFrom(text));
  await pipeline(openPart(folder, part), stream);
  if (stream.rowCount === rows) return;
  throw new BackupError(`The table ${name} has ${stream.rowCount} rows in place of ${rows}.`);
}

/** Numbers that the database gives go on after the highest one that was loaded. */
export async function continueNumbers(tx: Transaction, client: pg.Client): Promise<void> {
  const { rows } = await tx.execute<{ table: string; column: string }>(sql`
    select relname as table, attname as column from pg_attribute
    join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and attidentity <> '' and not attisdropped`);
  for (const { table, column } of rows) {
    await client.query(`
      select setval(pg_get_serial_sequence('public."${table}"', '${column}'), max("${column}"))
      from public."${table}"`);
  }
}

/** Queues the slots again that were being drawn: their workers are not there any more. */
export async function queueAgain(tx: Transaction): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    update slots set state = 'queued', lease_until = null, worker_id = null, not_before = now()
    where state = 'running'`);
  return rowCount ?? 0;
}

/** Deletes again the pictures that were deleted while the backup copied files. */
async function deleteGone(tx: Transaction, gone: readonly string[]): Promise<void> {
  if (gone.length === 0) return;
  const isGone = sql`sha256 = any(${sql.param([...gone])})`;
  const { rows } = await tx.execute<{ jobId: string }>(sql`
    update generations set deleted_at = now() from images
    where images.id = generations.image_id and images.${isGone} and generations.deleted_at is null
    returning generations.job_id as "jobId"`);
  await tx.execute(sql`
    update images set deleted_at = now(), file_released_at = now()
    where ${isGone} and deleted_at is null`);
  await tx.execute(sql`delete from image_companions where ${isGone}`);
  for (const jobId of new Set(rows.map((row) => row.jobId))) await forgetWords(tx, jobId);
}

/**
 * Loads the rows of a snapshot into an empty database of its version, all or none; returns the
 * number of slots that were being drawn, and are queued again.
 */
export function loadRows(url: string, { folder, manifest }: Snapshot): Promise<number> {
  const entries = new Map(manifest.tables.map((entry) => [entry.name, entry]));
  return transactAlone(url, undefined, async (tx, client) => {
    // The house's accounts come with the backup, under the numbers that its entries know.
    await tx.execute(sql`delete from ledger_accounts`);
    for (const { name } of await listKeptTables(tx)) {
      const entry = entries.get(name);
      if (entry) await loadTable(client, entry, folder);
      entries.delete(name);
    }
    const [strange] = entries.keys();
    if (strange !== undefined) throw new BackupError(`There is no place for the table ${strange}.`);
    await continueNumbers(tx, client);
    await deleteGone(tx, manifest.gone);
    return queueAgain(tx);
  });
}
