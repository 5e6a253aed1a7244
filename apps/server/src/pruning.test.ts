import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { addTicks, removeDeadTicks } from './platform/queue.ts';
import { createUser } from './testing/create-user.ts';
import { createTestApp } from './testing/test-app.ts';

const { database, services } = await createTestApp();
/** More than one batch. */
const MANY = 4500;

let userId = '';

beforeAll(async () => {
  userId = await createUser(database);
});

async function countOf(table: string): Promise<number> {
  const { rows } = await database.execute<{ count: number }>(
    sql`select count(*)::int as count from ${sql.raw(table)}`,
  );
  return rows[0]?.count ?? -1;
}

test('sessions, links, sign-ups and counters go in batches once their time is over', async () => {
  const series = sql`from generate_series(1, ${MANY}) as n`;
  const past = sql`now() - interval '30 days'`;
  await database.execute(sql`
    insert into sessions (token_hash, user_id, expires_at)
    select 'old' || n, ${userId}, ${past} ${series}`);
  await database.execute(sql`
    insert into account_links (token_hash, user_id, kind, expires_at)
    select 'old' || n, ${userId}, 'reset-password', ${past} ${series}`);
  await database.execute(sql`
    insert into rate_counters (key, count, resets_at) select 'old' || n, 1, ${past} ${series}`);
  await database.execute(sql`
    with waiting as (
      insert into registrations (username, email, created_at)
      select 'old' || n, 'old' || n || '@a.example', ${past} ${series} returning id
    )
    insert into registration_links (token_hash, registration_id, expires_at)
    select 'link' || id, id, ${past} from waiting`);
  await database.execute(sql`
    insert into sessions (token_hash, user_id, expires_at)
    values ('young', ${userId}, now() + interval '1 day')`);
  await database.execute(sql`
    insert into rate_counters (key, count, resets_at) values ('young', 1, now() + interval '1 hour')`);
  await services.accounts.removeExpired();
  expect(await countOf('sessions')).toBe(1);
  expect(await countOf('account_links')).toBe(0);
  expect(await countOf('rate_counters')).toBe(1);
  expect(await countOf('registration_links')).toBe(0);
  expect(await countOf('registrations')).toBe(0);
});

test('events of payments are known for three months', async () => {
  await database.execute(sql`
    insert into billing_events (id, provider, type, created_at) values
      ('old', 'sandbox', 'paid', now() - interval '91 days'),
      ('young', 'sandbox', 'paid', now() - interval '89 days')`);
  await services.billing.forgetOldEvents();
  const { rows } = await database.execute(sql`select id from billing_events`);
  expect(rows).toEqual([{ id: 'young' }]);
});

test('ticks whose task has failed for good go, others stay', async () => {
  await database.transaction((tx) => addTicks(tx, 'some-task', { count: 3 }));
  await database.execute(sql`
    update graphile_worker._private_jobs set attempts = max_attempts
    where id in (select id from graphile_worker.jobs order by id limit 2)`);
  await removeDeadTicks(database);
  expect(await countOf('graphile_worker.jobs')).toBe(1);
});

test('notes of removed files go after an hour', async () => {
  await database.execute(sql`
    insert into file_removals (sha256, claimed_until, removed_at)
    select 'old' || n, now(), now() - interval '2 hours' from generate_series(1, ${MANY}) as n`);
  await database.execute(sql`
    insert into file_removals (sha256, claimed_until, removed_at) values ('young', now(), now())`);
  await services.images.releaseFiles();
  expect(await countOf('file_removals')).toBe(1);
});
