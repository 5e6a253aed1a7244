import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createTestDatabase } from './test-database.ts';

const first = await createTestDatabase();
const second = await createTestDatabase();

test('a test database holds our tables and the queue', async () => {
  const found = await first.database.execute<{ name: string }>(
    sql`SELECT table_schema || '.' || table_name AS name FROM information_schema.tables`,
  );
  const names = found.rows.map(({ name }) => name);
  expect(names).toContain('public.users');
  expect(names).toContain('graphile_worker._private_jobs');
});

test('two test databases share nothing', async () => {
  await first.database.execute(sql`CREATE TABLE only_here ()`);
  const found = await second.database.execute(
    sql`SELECT 1 FROM information_schema.tables WHERE table_name = 'only_here'`,
  );
  expect(found.rows).toEqual([]);
});

test('letters beyond ASCII fold', async () => {
  const found = await first.database.execute<{ folded: string }>(sql`SELECT lower('ÉÑ') AS folded`);
  expect(found.rows[0]?.folded).toBe('éñ');
});
