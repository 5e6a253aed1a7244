import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../db/schema/index.ts';
import type { Queryable } from '../platform/database.ts';

/** Names of the product's own tables. */
export const OWN_TABLES: readonly string[] = Object.values<unknown>(schema)
  .filter((value) => is(value, PgTable))
  .map(getTableName);

/**
 * Tables that no backup keeps. Log-ins, links and challenges that ended since would be good again;
 * the rest is of the moment.
 */
const LEFT_OUT = new Set([
  'sessions',
  'account_links',
  'board_links',
  'passkey_challenges',
  'rate_counters',
  'engine_lanes',
  'file_removals',
]);

/** A table with its columns. */
export type Table = { name: string; columns: string[] };

type Reference = { name: string; refersTo: string };

async function listReferences(queryable: Queryable): Promise<Reference[]> {
  const { rows } = await queryable.execute<Reference>(sql`
    select of.relname as name, target.relname as "refersTo"
    from pg_constraint
    join pg_class as of on of.oid = conrelid
    join pg_class as target on target.oid = confrelid
    where contype = 'f' and of.relnamespace = 'public'::regnamespace and conrelid <> confrelid`);
  return rows;
}

/** Sorts tables so that each comes after those that it refers to. */
function inOrder(tables: readonly Table[], references: readonly Reference[]): Table[] {
  const sorted: Table[] = [];
  const waiting = new Set(tables);
  while (waiting.size > 0) {
    const isFree = ({ name }: Table) =>
      !references.some(
        (one) => one.name === name && [...waiting].some((other) => other.name === one.refersTo),
      );
    const free = [...waiting].filter(isFree);
    if (free.length === 0) throw new Error('Tables refer to each other in a circle');
    for (const table of free) waiting.delete(table);
    sorted.push(...free);
  }
  return sorted;
}

/** The product's own tables in a database, each after those that it refers to. */
export async function listOwnTables(queryable: Queryable): Promise<Table[]> {
  const { rows } = await queryable.execute<Table>(sql`
    select relname as name, array_agg(attname::text order by attnum) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and not relispartition and attnum > 0 and not attisdropped and attgenerated = ''
    group by relname order by relname`);
  const own = rows.filter(({ name }) => OWN_TABLES.includes(name));
  return inOrder(own, await listReferences(queryable));
}

/** The tables of a database that a backup keeps, each after those that it refers to. */
export async function listKeptTables(queryable: Queryable): Promise<Table[]> {
  return (await listOwnTables(queryable)).filter(({ name }) => !LEFT_OUT.has(name));
}
