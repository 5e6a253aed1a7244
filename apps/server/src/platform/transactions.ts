import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import * as schema from '../db/schema/index.ts';
import { isConnectionLoss } from './connection-loss.ts';

type Bound = NodePgDatabase<typeof schema>;

/**
 * Transactions that always return their connection to the pool. Drizzle's own keep it when the
 * connection breaks before BEGIN is answered: each time the pool has one place less, and its end
 * never comes.
 */
export function transactionsOn(pool: pg.Pool): Bound['transaction'] {
  const known = new WeakMap<pg.PoolClient, Bound>();

  function bind(client: pg.PoolClient): Bound {
    const bound = known.get(client) ?? drizzle(client, { schema });
    known.set(client, bound);
    return bound;
  }

  return async (work, config) => {
    const client = await pool.connect();
    let isLost = false;
    try {
      return await bind(client).transaction(work, config);
    } catch (error) {
      isLost = isConnectionLoss(error);
      throw error;
    } finally {
      client.release(isLost);
    }
  };
}
