import { sql } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';

/** Statements of a test's own database that wait for a lock. */
export async function countWaiting(database: Database): Promise<number> {
  const { rows } = await database.execute(
    sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
  );
  return rows.length;
}
