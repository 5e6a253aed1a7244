import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { openBilling } from '../../testing/payments/open-billing.ts';
import { openSandboxOn } from '../../testing/payments/open-sandbox.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createLedger } from '../credits/ledger.service.ts';
import { findDifferences } from './reconcile.ts';

const BASIC = 'price_basic_monthly';
const STANDARD = 'price_standard_monthly';

const { database } = await createTestDatabase();
const open = openSandboxOn(database);
const ledger = createLedger({ welcomeCredits: 0 });

async function reconcile(desk: Awaited<ReturnType<typeof openBilling>>, since = new Date(0)) {
  return findDifferences({ database, payments: desk.payments, since });
}

test('tells what was paid and not granted, granted and not paid, given back and kept', async () => {
  const desk = await openBilling(await open(), { database });
  const user = await desk.openUser();
  await user.buy(BASIC);
  await user.update(STANDARD);
  await user.cancel();
  const readCustomer = vi.spyOn(desk.payments, 'readCustomer');
  expect(await reconcile(desk)).toEqual({ invoices: 2, differences: [] });
  // Once, however many invoices.
  expect(readCustomer).toHaveBeenCalledTimes(1);

  // Paid, without a webhook call.
  const silent = await desk.openUser();
  await desk.payCheckout(await silent.openCheckout(BASIC));
  const { differences } = await reconcile(desk);
  expect(differences).toEqual([
    {
      invoiceId: expect.any(String),
      customerId: silent.customerId,
      text: 'paid, so 60 credits are due; the ledger granted 0',
    },
  ]);
  await desk.billing.readAgain(silent.customerId);
  expect((await reconcile(desk)).differences).toEqual([]);
  expect(await silent.credits()).toBe(60);

  // Refunded, without a webhook call.
  const [receipt] = await silent.receipts();
  await desk.refund(receipt?.id ?? '');
  expect((await reconcile(desk)).differences).toMatchObject([
    { text: 'money for 60 credits went back; 0 were asked back' },
  ]);
  await desk.billing.readAgain(silent.customerId);
  expect((await reconcile(desk)).differences).toEqual([]);

  // Granted by hand, without a payment.
  const grant = { userId: user.user.id, provider: 'sandbox', invoiceId: 'in_forged' };
  await database.transaction((tx) =>
    ledger.grantPaid(tx, { ...grant, kind: 'purchase', amount: 2000 }),
  );
  expect((await reconcile(desk)).differences).toMatchObject([
    {
      invoiceId: 'in_forged',
      text: 'the ledger granted 2000 credits; the provider has no such invoice',
    },
  ]);
  await desk.close();
});

test('an account of which something was expected is read without a call', async () => {
  const harness = await open();
  const desk = await openBilling(harness, { database });
  const user = await desk.openUser();
  await user.buy(BASIC);
  const { next_billing_date } = await user.plan();
  const later = new Date(new Date(next_billing_date ?? '').getTime() + 24 * 3600 * 1000);
  await desk.moveClockTo(user.customerId, later);
  await database.execute(sql`update billing_customers set read_at = now() - interval '2 hours'`);
  await desk.billing.catchUp();
  expect(await user.credits()).toBe(60);
  const then = await openBilling({ ...harness, clock: () => later }, { database });
  await then.billing.catchUp();
  expect(await user.credits()).toBe(120);
  await desk.close();
});
