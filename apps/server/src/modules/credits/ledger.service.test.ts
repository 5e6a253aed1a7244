import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { createUser } from '../../testing/create-user.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createLedger } from './ledger.service.ts';

const { database } = await createTestDatabase();
const ledger = createLedger({ welcomeCredits: 40 });

async function createWelcomedUser(): Promise<string> {
  const userId = await createUser(database);
  await database.transaction((tx) =>
    ledger.grantWelcome(tx, { userId, email: `${userId}@example.com` }),
  );
  return userId;
}

function hold(userId: string, amount: number, jobId: string = randomUUID()) {
  return database.transaction((tx) => ledger.hold(tx, { userId, jobId, amount }));
}

describe('welcome credits', () => {
  test('are granted once for an address, whatever its case', async () => {
    const userId = await createUser(database);
    const grant = (email: string) =>
      database.transaction((tx) => ledger.grantWelcome(tx, { userId, email }));
    expect(await grant('Ada@example.com')).toBe(40);
    expect(await grant('ada@EXAMPLE.com')).toBe(0);
    expect(await ledger.getAvailable(database, userId)).toBe(40);
  });

  test('may be none', async () => {
    const userId = await createUser(database);
    const mean = createLedger({ welcomeCredits: 0 });
    await database.transaction((tx) => mean.grantWelcome(tx, { userId, email: 'b@example.com' }));
    expect(await mean.getAvailable(database, userId)).toBe(0);
  });
});

describe('a hold', () => {
  test('lowers what can be spent', async () => {
    const userId = await createWelcomedUser();
    await hold(userId, 4);
    expect(await ledger.getAvailable(database, userId)).toBe(36);
  });

  test('asked for again moves nothing, even when nothing is left', async () => {
    const userId = await createWelcomedUser();
    const jobId = randomUUID();
    expect(await hold(userId, 40, jobId)).toBe(true);
    expect(await hold(userId, 40, jobId)).toBe(false);
    expect(await ledger.getAvailable(database, userId)).toBe(0);
  });

  test('of more than there is says what is missing', async () => {
    const userId = await createWelcomedUser();
    const refused = await hold(userId, 41).catch((error) => error);
    expect(refused).toMatchObject({
      status: 402,
      body: { insufficient_credits: true, required: 41, available: 40 },
    });
    expect(refused.body.plans).toHaveLength(3);
    expect(await ledger.getAvailable(database, userId)).toBe(40);
  });

  test('of a user who never had credits is refused', async () => {
    const userId = await createUser(database);
    await expect(hold(userId, 1)).rejects.toMatchObject({ status: 402 });
  });
});

describe('the database itself refuses', () => {
  test('to change or delete what the ledger wrote', async () => {
    for (const table of ['ledger_transfers', 'ledger_entries']) {
      for (const statement of [
        'update % set created_at = now()',
        'delete from %',
        'truncate % cascade',
      ]) {
        const changed = database.execute(sql.raw(statement.replace('%', table)));
        await expect(changed).rejects.toMatchObject({
          cause: { message: expect.stringContaining('append-only') },
        });
      }
    }
  });

  test('a transfer whose sides do not sum to zero', async () => {
    const lopsided = database.execute(sql`
      with transfer as (
        insert into ledger_transfers (idempotency_key, kind) values ('lopsided', 'grant')
        returning id
      )
      insert into ledger_entries (transfer_id, account_id, amount)
      select transfer.id, account.id, 5 from transfer, ledger_accounts as account
      where account.kind in ('sales', 'revenue')`);
    await expect(lopsided).rejects.toMatchObject({
      cause: { message: expect.stringContaining('2 sides with the sum 10') },
    });
  });

  test('a transfer without sides', async () => {
    const empty = database.execute(
      sql`insert into ledger_transfers (idempotency_key, kind) values ('empty', 'grant')`,
    );
    await expect(empty).rejects.toMatchObject({
      cause: { message: expect.stringContaining('0 sides') },
    });
  });

  test('a negative balance of a user', async () => {
    const userId = await createWelcomedUser();
    const overdraft = database.execute(
      sql`update ledger_accounts set balance = -1 where user_id = ${userId}`,
    );
    await expect(overdraft).rejects.toMatchObject({
      cause: { constraint: 'ledger_accounts_not_negative' },
    });
  });

  test('to settle and release the same slot', async () => {
    const userId = await createWelcomedUser();
    const jobId = randomUUID();
    await hold(userId, 4, jobId);
    const slot = { userId, jobId, slot: 0, amount: 1 };
    await database.transaction((tx) => ledger.release(tx, slot));
    const settled = database.transaction((tx) =>
      ledger.settle(tx, { ...slot, generationId: randomUUID() }),
    );
    await expect(settled).rejects.toMatchObject({
      cause: { constraint: 'ledger_transfers_slot_end' },
    });
  });
});
