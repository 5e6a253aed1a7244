import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openBilling } from '../../testing/payments/open-billing.ts';
import { openSandboxOn } from '../../testing/payments/open-sandbox.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createLedger } from '../credits/ledger.service.ts';

const BASIC = 'price_basic_monthly';
const PREMIUM = 'price_premium_monthly';

const { database } = await createTestDatabase();
const open = openSandboxOn(database);
const ledger = createLedger({ welcomeCredits: 0 });

async function countRecorded() {
  const { rows } = await database.execute<{ events: number; invoices: number }>(sql`
    select (select count(*)::int from billing_events) as events,
      (select count(*)::int from billing_invoices) as invoices`);
  return rows[0];
}

test('a crash between recording and granting leaves nothing, and the next call grants once', async () => {
  let crashes = 3;
  const desk = await openBilling(await open(), {
    database,
    ledger: {
      grantPaid: async (tx, credits) => {
        const isGranted = await ledger.grantPaid(tx, credits);
        crashes -= 1;
        if (crashes >= 0) throw new Error('The process dies here');
        return isGranted;
      },
    },
  });
  const user = await desk.openUser();
  await desk.payCheckout(await user.openCheckout(BASIC));
  const calls = await desk.takeCalls();
  for (const call of calls.slice(0, 3)) {
    await expect(user.receive(call)).rejects.toThrow('The process dies here');
    expect(await user.credits()).toBe(0);
    expect(await countRecorded()).toEqual({ events: 0, invoices: 0 });
  }
  for (const call of [...calls, ...calls]) await user.receive(call);
  expect(await user.credits()).toBe(60);
  expect(await countRecorded()).toEqual({ events: calls.length, invoices: 1 });
  await desk.close();
});

test('a crash after the provider changed the plan is made good by the next look', async () => {
  const desk = await openBilling(await open(), { database });
  const user = await desk.openUser();
  await user.buy(BASIC);
  const { subscriptions } = await desk.payments.readCustomer(user.customerId);
  const subscriptionId = subscriptions[0]?.id ?? '';
  // The provider made the change, and its answer was lost.
  const change = { subscriptionId, priceId: PREMIUM, idempotencyKey: 'lost' };
  await desk.payments.changePlanNow(change);
  await user.update(PREMIUM);
  expect(await user.credits()).toBe(2000);
  expect(await user.receipts()).toHaveLength(2);
  await desk.close();
});

test('a holder of the turn that was overtaken writes nothing', async () => {
  const harness = await open();
  const desk = await openBilling(harness, { database });
  const user = await desk.openUser();
  await desk.payCheckout(await user.openCheckout(BASIC));
  const [call] = await desk.takeCalls();
  if (!call) throw new Error('No call was made');
  let overtake: Promise<unknown> = Promise.resolve();
  const slow = await openBilling(
    {
      ...harness,
      payments: {
        ...harness.payments,
        readCustomer: async (customerId) => {
          const account = await harness.payments.readCustomer(customerId);
          overtake = database.execute(
            sql`update billing_customers set lease_token = gen_random_uuid() where id = ${customerId}`,
          );
          await overtake;
          return account;
        },
      },
    },
    { database },
  );
  await expect(slow.billing.receiveWebhook(call)).rejects.toMatchObject({ error: 'unavailable' });
  expect(await user.credits()).toBe(0);
  await database.execute(sql`update billing_customers set lease_until = now() - interval '1 s'`);
  await user.receive(call);
  expect(await user.credits()).toBe(60);
  await desk.close();
});
