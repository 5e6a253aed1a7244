import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import * as schema from '../db/schema/index.ts';
import type { Transaction } from '../platform/database.ts';

/** Name under which the database knows our connections. */
export const CONNECTION_NAME = 'toile backup';

type Work<Result> = (tx: Transaction, client: pg.Client) => Promise<Result>;

type Mode = Parameters<ReturnType<typeof drizzle<typeof schema>>['transaction']>[1];

/**
 * Runs one transaction on a connection of its own, without the product's time limits. The client is
 * the transaction's, for what Drizzle does not know: COPY.
 */
export async function transactAlone<Result>(
  url: string,
  mode: Mode,
  work: Work<Result>,
): Promise<Result> {
  const client = new pg.Client({
    connectionString: url,
    keepAlive: true,
    application_name: CONNECTION_NAME,
  });
  // A lost connection is the failure of the statement that needs it.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await drizzle(client, { schema }).transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`);
      await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
      return work(tx, client);
    }, mode);
  } finally {
    await client.end().catch(() => undefined);
  }
}
