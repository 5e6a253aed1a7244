import { eq, sql } from 'drizzle-orm';
import { jobs } from '../../db/schema/index.ts';
import type { Queryable } from '../../platform/database.ts';

/** The owner and the state of a run. */
export async function findRun(
  queryable: Queryable,
  id: string,
): Promise<Pick<typeof jobs.$inferSelect, 'userId' | 'state'> | undefined> {
  const [row] = await queryable
    .select({ userId: jobs.userId, state: jobs.state })
    .from(jobs)
    .where(eq(jobs.id, id));
  return row;
}

/** Numbers of an account's runs by state. */
export async function countRuns(
  queryable: Queryable,
  userId: string,
): Promise<{ running: number; done: number; canceled: number }> {
  const { rows } = await queryable.execute<{ running: number; done: number; canceled: number }>(sql`
    select count(*) filter (where state = 'running')::int as running,
      count(*) filter (where state = 'done' and cancel_requested_at is null)::int as done,
      count(*) filter (where state = 'done' and cancel_requested_at is not null)::int as canceled
    from jobs where user_id = ${userId}`);
  return rows[0] ?? { running: 0, done: 0, canceled: 0 };
}

/** Those of an account's runs that have ended, have cost something and were not refunded. */
export async function listRefundable(
  queryable: Queryable,
  { userId, runIds }: { userId: string; runIds: readonly string[] },
): Promise<ReadonlySet<string>> {
  if (runIds.length === 0) return new Set();
  const ids = sql.join(
    runIds.map((id) => sql`${id}`),
    sql`, `,
  );
  const { rows } = await queryable.execute<{ id: string }>(sql`
    select id from jobs where id in (${ids}) and user_id = ${userId} and state = 'done'
      and exists (
        select from ledger_transfers where job_id = jobs.id and kind = 'settle')
      and not exists (
        select from ledger_transfers where job_id = jobs.id and kind = 'run-refund')`);
  return new Set(rows.map(({ id }) => id));
}
