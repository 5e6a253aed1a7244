import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';

/** Folder of the SQL, in the sources for the built program too: both are two folders below them. */
const MIGRATIONS_FOLDER = fileURLToPath(new URL('../../src/db/migrations', import.meta.url));

/** Advisory lock, an arbitrary number: its holder migrates, the others wait. */
const MIGRATION_LOCK = 7_031_963;

const CONNECTION_PATIENCE_MS = 5000;
/** Connections during the migration; the embedded database and docs/deploy.md reckon with them. */
const MIGRATION_CONNECTIONS = 3;

/**
 * A database of a version before the first release, made by migrations that the first one has
 * replaced since.
 */
export class OldDatabaseError extends Error {
  override readonly name = 'OldDatabaseError';

  constructor() {
    super(
      'The database is of a version before the first release. Start the last version that knew it ' +
        'once (`git log --diff-filter=D -- apps/server/src/db/migrations` names the commit after it), ' +
        'or choose an empty DATA_DIR or DATABASE_URL.',
    );
  }
}

/** No time limits, whatever the database sets for its user: migrations may take long. */
const NO_LIMITS = '-c statement_timeout=0 -c idle_in_transaction_session_timeout=0';

type MigrateOptions = {
  /** True: connections are a pooler's, lent for a transaction; limits are the database's then. */
  isPooled?: boolean;
  /** Time of the last migration to run, in milliseconds; absent: of all. */
  until?: number;
};

/** Time of the newest migration that this program knows, in milliseconds. */
export function newestMigration(): number {
  const all = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER });
  return Math.max(...all.map(({ folderMillis }) => folderMillis));
}

/** Names of the functions that the migrations make, besides those of the queue. */
export function listOwnFunctions(): string[] {
  const all = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER });
  const statements = all.flatMap(({ sql }) => sql);
  const named = statements.map((text) => /create (?:or replace )?function (\w+)/i.exec(text)?.[1]);
  return [...new Set(named.filter((name) => name !== undefined))];
}

type Journal = { entries: { when: number; tag: string }[] };

/** Runs work with a folder of the migrations up to one of them. */
async function withMigrations(
  until: number | undefined,
  work: (migrationsFolder: string) => Promise<void>,
): Promise<void> {
  if (until === undefined) return work(MIGRATIONS_FOLDER);
  const folder = await mkdtemp(join(tmpdir(), 'toile-migrations-'));
  try {
    const list = await readFile(join(MIGRATIONS_FOLDER, 'meta/_journal.json'), 'utf8');
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Drizzle's own file, beside us
    const journal = JSON.parse(list) as Journal;
    const entries = journal.entries.filter(({ when }) => when <= until);
    await mkdir(join(folder, 'meta'));
    await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
    for (const { tag } of entries) {
      await copyFile(join(MIGRATIONS_FOLDER, `${tag}.sql`), join(folder, `${tag}.sql`));
    }
    await work(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/**
 * Migrates our tables and the queue's own. Several processes may call it at once.
 *
 * @throws OldDatabaseError for a database that is older than the first migration; nothing is changed
 */
export async function migrateDatabase(
  url: string,
  { isPooled = false, until }: MigrateOptions = {},
): Promise<void> {
  const pool = new pg.Pool({
    connectionString: url,
    max: MIGRATION_CONNECTIONS,
    connectionTimeoutMillis: CONNECTION_PATIENCE_MS,
    ...(!isPooled && { options: NO_LIMITS }),
  });
  // Each query reports its own failure; that of an idle connection must not end the process.
  pool.on('error', ignoreLostConnection);
  pool.on('connect', (client) => client.on('error', ignoreLostConnection));
  try {
    await withMigrations(until, (migrationsFolder) => migrateInTurn(pool, migrationsFolder));
  } finally {
    await pool.end();
  }
}

/**
 * The empty list of graphile-worker's migrations, as that makes it. It looks for the list first, and
 * PostgreSQL would log the list's absence as an error of each first start.
 */
const QUEUE_LEDGER = `
  CREATE SCHEMA IF NOT EXISTS graphile_worker;
  CREATE TABLE IF NOT EXISTS graphile_worker.migrations (
    id int PRIMARY KEY,
    ts timestamptz NOT NULL DEFAULT now(),
    breaking boolean NOT NULL DEFAULT false
  )`;

async function migrateInTurn(pool: pg.Pool, migrationsFolder: string): Promise<void> {
  const holder = await pool.connect();
  try {
    // A lock of the session would stay with the connection that a pooler happened to lend.
    await holder.query('BEGIN; SET LOCAL idle_in_transaction_session_timeout = 0');
    await holder.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await refuseOldDatabase(pool);
    await migrate(drizzle(pool), { migrationsFolder });
    await pool.query(QUEUE_LEDGER);
    await runMigrations({ pgPool: pool });
  } finally {
    // The lock goes with its connection.
    holder.release(true);
  }
}

/** A migrated database keeps the times of its migrations; the migrator runs those after the last. */
async function refuseOldDatabase(client: pg.Pool): Promise<void> {
  const [first] = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER });
  const known = await client.query<{ place: string | null }>(
    "SELECT to_regclass('drizzle.__drizzle_migrations') AS place",
  );
  if (!first || !known.rows[0]?.place) return;
  const { rows } = await client.query<{ last: string | null }>(
    'SELECT max(created_at) AS last FROM drizzle.__drizzle_migrations',
  );
  const last = rows[0]?.last;
  if (last && Number(last) < first.folderMillis) throw new OldDatabaseError();
}

function ignoreLostConnection(): void {}
