import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';

/** Folder of the SQL, in the sources for the built program too: both are two folders below them. */
const MIGRATIONS_FOLDER = fileURLToPath(new URL('../../src/db/migrations', import.meta.url));

/** Advisory lock, an arbitrary number: its holder migrates, the others wait. */
const MIGRATION_LOCK = 7_031_963;

const CONNECTION_PATIENCE_MS = 5000;

/** Migrates our tables and the queue's own. Several processes may call it at once. */
export async function migrateDatabase(url: string): Promise<void> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 3,
    connectionTimeoutMillis: CONNECTION_PATIENCE_MS,
  });
  // Each query reports its own failure; that of an idle connection must not end the process.
  pool.on('error', ignoreLostConnection);
  pool.on('connect', (client) => client.on('error', ignoreLostConnection));
  try {
    await migrateInTurn(pool);
  } finally {
    await pool.end();
  }
}

async function migrateInTurn(pool: pg.Pool): Promise<void> {
  const holder = await pool.connect();
  try {
    await holder.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(pool), { migrationsFolder: MIGRATIONS_FOLDER });
    await runMigrations({ pgPool: pool });
  } finally {
    // The lock goes with its connection.
    holder.release(true);
  }
}

function ignoreLostConnection(): void {}
