import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';

/** Names a worker: its machine, its process, and the life of the server that it is part of. */
export const workerIdOf = ({ host, pid, life }: { host: string; pid: number; life: string }) =>
  `${host}:${pid}:${life}`;

/**
 * Ends the leases of workers that are known to be dead, so that the sweeper queues their slots at
 * once. A last word of theirs that the database is still carrying out is waited for, as it has
 * the slot's lock, and stands: the slot is not running then.
 */
export async function endLeasesOf(database: Database, lives: readonly string[]): Promise<number> {
  if (lives.length === 0) return 0;
  const { rowCount } = await database.execute(sql`
    update slots set lease_until = now()
    where state = 'running' and split_part(worker_id, ':', 3) in ${lives}`);
  return rowCount ?? 0;
}
