import { sql } from 'drizzle-orm';
import { engineCosts } from '../../db/schema/index.ts';
import type { Queryable, Transaction } from '../../platform/database.ts';

/** Adds the price of a picture at a vendor to the day's sum of its engine. */
export async function addCost(tx: Transaction, engine: string, costCents: number): Promise<void> {
  await tx
    .insert(engineCosts)
    .values({ engine, pictures: 1, costCents })
    .onConflictDoUpdate({
      target: [engineCosts.engine, engineCosts.day],
      set: {
        pictures: sql`${engineCosts.pictures} + 1`,
        costCents: sql`${engineCosts.costCents} + ${costCents}`,
      },
    });
}

/** Pictures and US cents of all days, by engine. */
export async function sumCosts(
  queryable: Queryable,
): Promise<{ engine: string; pictures: number; costCents: number }[]> {
  return queryable
    .select({
      engine: engineCosts.engine,
      pictures: sql<number>`sum(${engineCosts.pictures})::int`,
      costCents: sql<number>`sum(${engineCosts.costCents})::float`,
    })
    .from(engineCosts)
    .groupBy(engineCosts.engine);
}
