import { expect, test } from 'vitest';
import type { Database } from '../../platform/database.ts';
import { createUser } from '../../testing/create-user.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createCustomerTurns } from './customer-turns.ts';
import { insertCustomer } from './customers.repository.ts';

const { database } = await createTestDatabase();

/** The database, away at the `nth` update of a lease. */
function awayAt(nth: number): Database {
  let updates = 0;
  return new Proxy(database, {
    get: (target, name) => {
      if (name === 'update') updates += 1;
      if (name === 'update' && updates === nth) {
        throw Object.assign(new Error('The pooler was killed'), { code: 'ECONNREFUSED' });
      }
      const value: unknown = Reflect.get(target, name, target);
      return value;
    },
  });
}

async function openCustomer() {
  const userId = await createUser(database);
  const key = { provider: 'sandbox', customerId: `customer of ${userId}` };
  await insertCustomer(database, { ...key, userId });
  return key;
}

test('a turn whose end met no database fails nothing, and keeps nobody waiting', async () => {
  const key = await openCustomer();
  // The first update takes the lease, the second one gives it back.
  const inTurn = createCustomerTurns({ database: awayAt(2) });
  expect(await inTurn(key, 100, async () => 'done')).toBe('done');
  const other = createCustomerTurns({ database });
  expect(await other(key, 3000, async () => 'done')).toBe('done');
});

test('a fault of the work is told, whatever its end met', async () => {
  const key = await openCustomer();
  const inTurn = createCustomerTurns({ database: awayAt(2) });
  const fault = new Error('The card was declined');
  await expect(inTurn(key, 100, () => Promise.reject(fault))).rejects.toBe(fault);
});
