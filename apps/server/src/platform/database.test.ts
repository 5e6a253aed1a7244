import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { isConnectionLoss } from './connection-loss.ts';

const { database } = await createTestDatabase();

it('ends a statement that takes too long, and a transaction in which nothing happens', async () => {
  const { rows } = await database.execute(sql`
    select current_setting('statement_timeout') as statement,
      current_setting('idle_in_transaction_session_timeout') as idle`);
  expect(rows).toEqual([{ statement: '15s', idle: '5s' }]);
});

it('takes an ended statement for a database that does not keep up', async () => {
  const slow = database.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = '20ms'`);
    await tx.execute(sql`select pg_sleep(10)`);
  });
  const fault: unknown = await slow.catch((error: unknown) => error);
  expect(isConnectionLoss(fault)).toBe(true);
});
