import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import * as schema from '../db/schema/index.ts';
import { boundedEnd } from './pool-end.ts';
import { breakOffWhenSilent } from './silent-connection.ts';
import { transactionsOn } from './transactions.ts';

/** A pool with the schema's tables. Services hold it; repositories receive a Transaction. */
export type Database = NodePgDatabase<typeof schema> & {
  $client: pg.Pool;
  /** Waits for connections in use, but not for ever. */
  close: () => Promise<void>;
};

/** The connection of a repository; a Database can stand in for it where one statement is enough. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export type Queryable = Database | Transaction;

/** A process that is stopped inside a transaction loses it, and its locks, after this time. */
const IDLE_TRANSACTION_TIMEOUT_MS = 5000;

/** No statement of ours comes near it: whatever takes so long would hold up everybody else. */
const STATEMENT_TIMEOUT_MS = 8000;

/** For a connection, whether a new one or the next that is given back. */
const CONNECTION_PATIENCE_MS = 5000;

/** A connection over which nothing comes is asked from here on whether its other end is there. */
const KEEP_ALIVE_AFTER_MS = 10_000;

type DatabaseOptions = {
  maxConnections: number;
  onError: (error: Error) => void;
  /** Time that closing waits for connections in use. */
  patienceMs?: number;
  /** Time limit for the answer to a query. */
  answerPatienceMs?: number;
};

/**
 * Opens a pool. Faults of connections, idle or lent, go to `onError` instead of ending the
 * process; whoever was using the connection gets a rejected query besides. Nobody waits longer
 * than the patience for a connection and the one for an answer, also while the database hangs.
 */
export function openDatabase(url: string, options: DatabaseOptions): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.maxConnections,
    connectionTimeoutMillis: CONNECTION_PATIENCE_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_TIMEOUT_MS,
  });
  pool.on('error', options.onError);
  pool.on('connect', (client) => {
    client.on('error', options.onError);
    breakOffWhenSilent(client, {
      onSilence: options.onError,
      patienceMs: options.answerPatienceMs,
    });
  });
  return Object.assign(drizzle(pool, { schema }), {
    transaction: transactionsOn(pool),
    close: boundedEnd(pool, options),
  });
}
