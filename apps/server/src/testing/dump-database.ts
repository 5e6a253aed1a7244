import { sql } from 'drizzle-orm';
import { openDatabase } from '../platform/database.ts';

/** All rows of all tables of a database, as text. */
export async function dumpDatabase(url: string): Promise<string> {
  const database = openDatabase(url, { maxConnections: 1, onError: () => undefined });
  try {
    const { rows: tables } = await database.execute<{ name: string }>(sql`
      select quote_ident(table_schema) || '.' || quote_ident(table_name) as name
      from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`);
    const parts: string[] = [];
    for (const { name } of tables) {
      const { rows } = await database.execute(sql.raw(`select t::text as row from ${name} as t`));
      parts.push(...rows.map(({ row }) => String(row)));
    }
    return parts.join('\n');
  } finally {
    await database.close();
  }
}
