import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import * as schema from '../db/schema/index.ts';
import { boundedEnd } from './pool-end.ts';
import { transactionsOn } from './transactions.ts';

/** A pool with the schema's tables. Services hold it; repositories receive a Transaction. */
export type Database = NodePgDatabase<typeof schema> & {
  $client: pg.Pool;
  /** Waits for connections in use, but not for ever. */
  close: () => Promise<void>;
};

/** What a repository works in; a Database can stand in for it where one statement is enough. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export type Queryable = Database | Transaction;

/** A process that is stopped inside a transaction loses it, and its locks, after this time. */
const IDLE_TRANSACTION_TIMEOUT_MS = 5000;

/** No statement of ours comes near it: whatever takes so long would hold up everybody else. */
const STATEMENT_TIMEOUT_MS = 15_000;

/**
 * Opens a pool. Faults of connections, idle or lent, go to `onError` instead of ending the
 * process; whoever was using the connection gets a rejected query besides. `patienceMs` is how
 * long closing waits for connections in use.
 */
export function openDatabase(
  url: string,
  options: { maxConnections: number; onError: (error: Error) => void; patienceMs?: number },
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.maxConnections,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_TIMEOUT_MS,
  });
  pool.on('error', options.onError);
  pool.on('connect', (client) => client.on('error', options.onError));
  return Object.assign(drizzle(pool, { schema }), {
    transaction: transactionsOn(pool),
    close: boundedEnd(pool, options),
  });
}
