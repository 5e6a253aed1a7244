import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { migrateDatabase, OldDatabaseError } from './migrate.ts';

/** Time of the newest migration. */
const migrationsFolder = join(import.meta.dirname, 'migrations');
const allTimes = readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis);
const NEWEST = Math.max(...allTimes);
/** Times of the last migration that the first one replaces, and of the one before it. */
const LAST_REPLACED = 1_795_411_637_769;
const ONE_BEFORE = 1_795_410_255_401;

const { url } = await createTestDatabase();

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

/** Rewrites what the database keeps of its migrations. */
async function keepTimes(client: pg.Client, times: readonly number[]): Promise<void> {
  await client.query('DELETE FROM drizzle.__drizzle_migrations');
  for (const time of times) {
    await client.query(
      "INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('replaced', $1)",
      [time],
    );
  }
}

test('a database that was made by all replaced migrations opens as it is', async () => {
  const client = await connect();
  await keepTimes(client, [1, ONE_BEFORE, LAST_REPLACED, NEWEST]);
  await migrateDatabase(url);
  const { rows } = await client.query('SELECT count(*)::int AS kept FROM ledger_accounts');
  expect(rows).toEqual([{ kept: 3 }]);
});

test('one that stopped before the last of them is refused, and nothing is changed', async () => {
  const client = await connect();
  await keepTimes(client, [1, ONE_BEFORE]);
  await expect(migrateDatabase(url)).rejects.toThrow(OldDatabaseError);
  await expect(migrateDatabase(url)).rejects.toThrow('or choose an empty DATA_DIR');
  const { rows } = await client.query(
    'SELECT max(created_at)::text AS last FROM drizzle.__drizzle_migrations',
  );
  expect(rows).toEqual([{ last: String(ONE_BEFORE) }]);
});

test('a migrated database is migrated again without a change', async () => {
  const client = await connect();
  await keepTimes(client, [LAST_REPLACED, NEWEST]);
  await Promise.all([migrateDatabase(url), migrateDatabase(url)]);
  const { rows } = await client.query('SELECT count(*)::int FROM drizzle.__drizzle_migrations');
  expect(rows).toEqual([{ count: 2 }]);
});

test('a database without a queue gets one, on the list of its migrations that stands ready', async () => {
  const client = await connect();
  await keepTimes(client, [LAST_REPLACED, NEWEST]);
  await client.query('DROP SCHEMA graphile_worker CASCADE');
  await migrateDatabase(url);
  const { rows } = await client.query(
    "SELECT count(*) > 10 AS are_run, to_regproc('graphile_worker.add_job') AS adds FROM graphile_worker.migrations",
  );
  expect(rows).toEqual([{ are_run: true, adds: 'graphile_worker.add_job' }]);
});
