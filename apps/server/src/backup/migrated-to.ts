import { sql } from 'drizzle-orm';
import { newestMigration } from '../db/migrate.ts';
import type { Transaction } from '../platform/database.ts';
import { BackupError } from './backup-error.ts';

/**
 * The migration that a database of the product has come to.
 * @throws BackupError where it has none of the product's tables, or newer ones than this program
 */
export async function findMigratedTo(tx: Transaction): Promise<number> {
  const { rows: places } = await tx.execute<{ place: string | null }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') as place`,
  );
  if (!places[0]?.place) throw new BackupError('The database has no tables of the product.');
  const { rows } = await tx.execute<{ last: string | null }>(
    sql`select max(created_at) as last from drizzle.__drizzle_migrations`,
  );
  const last = Number(rows[0]?.last ?? 0);
  if (last > newestMigration()) {
    throw new BackupError('The database is of a newer version than this program.');
  }
  return last;
}
