import { afterAll, expect, inject, test } from 'vitest';
import { ledgerTransfers, sessions, users } from '../db/schema/index.ts';
import { createSessionsService } from '../modules/accounts/sessions.service.ts';
import { createLedger } from '../modules/credits/ledger.service.ts';
import { systemClock } from '../platform/clock.ts';
import { isConnectionLoss } from '../platform/connection-loss.ts';
import { openDatabase } from '../platform/database.ts';
import { auditLedger, LEDGER_IN_ORDER } from '../testing/audit-ledger.ts';
import { createUser } from '../testing/create-user.ts';
import { cloneTemplate, dropClone } from '../testing/template-database.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { allowChanges, moveRows } from './move-rows.ts';
import { readMoveOrder } from './orders.ts';

const from = await createTestDatabase();
const to = await cloneTemplate(inject('postgresUrl'));
afterAll(() => dropClone(inject('postgresUrl'), to.name));
const ledger = createLedger({ welcomeCredits: 40 });

async function addUser() {
  const userId = await createUser(from.database);
  await from.database.transaction((tx) => ledger.grantWelcome(tx, { userId, email: userId }));
  return userId;
}

const move = (mayReplace = false) =>
  moveRows({ from: from.url, to: { url: to.url, isPooled: false }, mayReplace });

test('a move takes every row, log-ins too, and compares it; changes are refused from then on', async () => {
  const userId = await addUser();
  const token = await createSessionsService({ database: from.database, clock: systemClock }).open(
    userId,
  );
  const moved = await move();
  expect(moved.differences).toMatchObject({ entries: 0, balances: 0, held: 0 });
  const there = openDatabase(to.url, { maxConnections: 2, onError: () => undefined });
  expect(await there.$count(users)).toBe(await from.database.$count(users));
  expect(await there.$count(ledgerTransfers)).toBe(1);
  expect(await auditLedger(there)).toMatchObject(LEDGER_IN_ORDER);
  const service = createSessionsService({ database: there, clock: systemClock });
  expect((await service.resume(token))?.user.id).toBe(userId);
  await createUser(there);
  await there.close();

  const refused = await createUser(from.database).catch((error: unknown) => error);
  expect(isConnectionLoss(refused)).toBe(true);
  expect(await from.database.$count(sessions)).toBe(1);
  await expect(move(true)).rejects.toThrow('has moved already');
});

test('a database that holds rows is left as it is, unless it may be replaced', async () => {
  expect(await allowChanges(from.url)).toBe(true);
  expect(await allowChanges(from.url)).toBe(false);
  await addUser();
  await move(true);
  await allowChanges(from.url);
  await expect(move()).rejects.toThrow('is not empty');
});

test.each([
  { args: ['--to', 'postgresql://toile@database/toile'], order: { isPooled: false } },
  { args: ['--to', 'postgres://database/toile', '--pooled'], order: { isPooled: true } },
])('$args is an order', ({ args, order }) => {
  expect(readMoveOrder(args)).toMatchObject(order);
});

test.each([
  { args: [] },
  { args: ['--to', '.data'] },
  { args: ['--reopen', '--to', 'postgresql://database/toile'] },
  { args: ['--from', 'x'] },
])('$args is none', ({ args }) => {
  expect(readMoveOrder(args)).toBeUndefined();
});
