import pg from 'pg';
import { databaseUrl } from './server-settings.ts';

/** Advisory lock, an arbitrary number: its holder owns the running server. */
const OWNER_LOCK = 7_031_962;
const ADMIN_DATABASE = 'postgres';

/**
 * A connection kept open for as long as we own the server. When our process dies in any way, the
 * lock goes with its connection, so a held lock always means a living owner.
 */
export async function openOwnerSession(socketFolder: string, database: string): Promise<pg.Client> {
  const client = await connect(socketFolder);
  await client.query('SELECT pg_advisory_lock($1)', [OWNER_LOCK]);
  const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [database]);
  if (found.rowCount === 0) {
    await client.query(`CREATE DATABASE ${pg.escapeIdentifier(database)}`);
  }
  return client;
}

/** True when a living process owns the server behind this socket. */
export async function hasOwner(socketFolder: string): Promise<boolean> {
  const client = await connect(socketFolder);
  try {
    const held = await client.query(
      "SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND classid = 0 AND objid = $1 AND granted",
      [OWNER_LOCK],
    );
    return held.rowCount !== 0;
  } finally {
    await client.end();
  }
}

async function connect(socketFolder: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: databaseUrl(socketFolder, ADMIN_DATABASE),
    connectionTimeoutMillis: 5_000,
  });
  // A connection lost with its server is not an error here: the restart opens another.
  client.on('error', () => {});
  await client.connect();
  return client;
}
