import { sql } from 'drizzle-orm';
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

/** Idle time after which a transaction of a stopped process ends, with its locks. */
const IDLE_TRANSACTION_TIMEOUT_MS = 5000;

/**
 * Time limit of a statement. Ours take far less; one that takes so long would block everybody else.
 */
const STATEMENT_TIMEOUT_MS = 8000;

const CONNECTION_PATIENCE_MS = 5000;

/** Silence after which TCP keep-alive checks whether the other end of a connection is there. */
const KEEP_ALIVE_AFTER_MS = 10_000;

type DatabaseOptions = {
  maxConnections: number;
  onError: (error: Error) => void;
  /** Time that closing waits for connections in use. */
  patienceMs?: number;
  /** Time limit for the answer to a query. */
  answerPatienceMs?: number;
  /** Longest wait for a connection, new or returned to the pool. */
  connectionPatienceMs?: number;
  /**
   * True: connections are a pooler's, lent for a transaction. It takes no settings of sessions, so
   * the database itself has to have the time limits (`findMissingLimits`).
   */
  isPooled?: boolean;
};

const TIME_LIMITS = {
  statement_timeout: STATEMENT_TIMEOUT_MS,
  idle_in_transaction_session_timeout: IDLE_TRANSACTION_TIMEOUT_MS,
};

/** The command by which a database gives the time limits to all connections of its user. */
export async function findMissingLimits(database: Database): Promise<string | undefined> {
  const { rows } = await database.execute<{ limited: boolean; user: string; name: string }>(sql`
    select quote_ident(current_user) as user, quote_ident(current_database()) as name,
      current_setting('statement_timeout') <> '0'
        and current_setting('idle_in_transaction_session_timeout') <> '0' as limited`);
  const [found] = rows;
  if (!found || found.limited) return undefined;
  const commands = Object.entries(TIME_LIMITS).map(
    ([name, ms]) => `ALTER ROLE ${found.user} IN DATABASE ${found.name} SET ${name} = ${ms};`,
  );
  return commands.join(' ');
}

/**
 * Opens a pool. Faults of connections, idle or in use, go to `onError` instead of ending the
 * process; in addition, the user of the connection gets a rejected query. Waits for a connection
 * and for an answer have time limits, also while the database hangs.
 */
export function openDatabase(url: string, options: DatabaseOptions): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.maxConnections,
    connectionTimeoutMillis: options.connectionPatienceMs ?? CONNECTION_PATIENCE_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    ...(!options.isPooled && TIME_LIMITS),
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
