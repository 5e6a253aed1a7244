import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database.ts';

/** Id of a worker: its machine, its process, and the life of its server. */
export const workerIdOf = ({ host, pid, life }: { host: string; pid: number; life: string }) =>
  `${host}:${pid}:${life}`;

/**
 * Ends the leases of workers that are known to be dead, so that the sweeper queues their slots at
 * once. A last statement of theirs that the database still executes holds the slot's lock: it is
 * waited for, and counts, because the slot has then ended.
 */
export async function endLeasesOf(database: Database, lives: readonly string[]): Promise<number> {
  if (lives.length === 0) return 0;
  const { rowCount } = await database.execute(sql`
    update slots set lease_until = now()
    where state = 'running' and split_part(worker_id, ':', 3) in ${lives}`);
  return rowCount ?? 0;
}
