import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import * as schema from '../db/schema/index.ts';

/** A pool with the schema's tables. Services hold it; repositories receive a Transaction. */
export type Database = NodePgDatabase<typeof schema> & { $client: pg.Pool };

/** What a repository works in; a Database can stand in for it where one statement is enough. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export type Queryable = Database | Transaction;

/** Opens a pool. Faults of idle connections go to `onError` instead of ending the process. */
export function openDatabase(
  url: string,
  options: { maxConnections: number; onError: (error: Error) => void },
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.maxConnections,
    connectionTimeoutMillis: 5000,
  });
  pool.on('error', options.onError);
  return drizzle(pool, { schema });
}
