import { describe, expect, test } from 'vitest';
import type { WebhookCall } from '../../adapters/payments/payments-port.ts';
import type { Database } from '../../platform/database.ts';
import { openBilling } from './open-billing.ts';
import { BASIC, PREMIUM, STANDARD } from './payments-desk.ts';
import type { OpenPayments } from './payments-harness.ts';

type Options = { database: Database; open: OpenPayments };

/** Half an hour after a moment: providers need not be on time to the second. */
const after = (moment: string | undefined) =>
  new Date(new Date(moment ?? '').getTime() + 2 * 3600 * 1000);

function describePlans({ database, open }: Options): void {
  test('a plan from checkout over upgrade, downgrade and cancellation to its end', async () => {
    const desk = await openBilling(await open(), { database });
    const user = await desk.openUser();
    await user.buy(BASIC);
    const bought = await user.plan();
    expect(bought).toMatchObject({ plan: BASIC, status: 'active' });
    expect(await user.credits()).toBe(60);

    await user.update(STANDARD);
    await user.deliver();
    expect(await user.plan()).toEqual({ ...bought, plan: STANDARD });
    expect(await user.credits()).toBe(600);

    await user.update(BASIC);
    expect(await user.plan()).toMatchObject({ plan: STANDARD, pending_plan: BASIC });
    await user.moveTo(after(bought.next_billing_date));
    const renewed = await user.plan();
    expect(renewed).toMatchObject({ plan: BASIC, updated_at: bought.next_billing_date });
    expect(renewed).not.toHaveProperty('pending_plan');
    expect(await user.credits()).toBe(660);

    await user.cancel();
    expect(await user.plan()).toEqual({ ...renewed, status: 'canceling' });
    await user.update(BASIC);
    expect(await user.plan()).toEqual(renewed);
    await user.cancel();
    await user.moveTo(after(renewed.next_billing_date));
    expect(await user.plan()).toMatchObject({ status: 'canceled' });
    expect(await user.credits()).toBe(660);
    await user.expectGrantsOncePerInvoice();
    await desk.close();
  });

  test('another plan chosen while canceling takes the cancellation back', async () => {
    const desk = await openBilling(await open(), { database });
    const user = await desk.openUser();
    await user.buy(STANDARD);
    await user.cancel();
    await user.update(BASIC);
    expect(await user.plan()).toMatchObject({ status: 'active', pending_plan: BASIC });
    await user.cancel();
    expect(await user.plan()).not.toHaveProperty('pending_plan');
    await user.update(PREMIUM);
    expect(await user.plan()).toMatchObject({ status: 'active', plan: PREMIUM });
    expect(await user.credits()).toBe(2000);
    await desk.close();
  });
}

function describeTwoWindows({ database, open }: Options): void {
  test('two windows at once: nothing is charged or granted twice', async () => {
    const desk = await openBilling(await open(), { database });
    const user = await desk.openUser();
    await user.buy(BASIC);
    await Promise.all([user.update(PREMIUM), user.update(PREMIUM), user.update(PREMIUM)]);
    await user.deliver();
    expect(await user.credits()).toBe(2000);
    expect(await user.receipts()).toHaveLength(2);

    await Promise.all([user.update(BASIC), user.update(PREMIUM), user.cancel()]);
    await user.deliver();
    expect(await user.credits()).toBe(2000);
    expect(await user.receipts()).toHaveLength(2);
    await desk.close();
  });

  test('an upgrade and a downgrade in the same minute charge the upgrade alone', async () => {
    const desk = await openBilling(await open(), { database });
    const user = await desk.openUser();
    await user.buy(STANDARD);
    await Promise.all([user.update(PREMIUM), user.update(BASIC)]);
    await user.deliver();
    const { plan, pending_plan } = await user.plan();
    // Whichever comes first: either both hold, or the upgrade drops the downgrade.
    expect(plan).toBe(PREMIUM);
    expect([undefined, BASIC]).toContain(pending_plan);
    expect(await user.credits()).toBe(2000);
    expect((await user.receipts()).map(({ kind }) => kind)).toEqual(['start', 'upgrade']);
    await desk.close();
  });

  test('clicks on checkout at once open one page', async () => {
    const desk = await openBilling(await open(), { database });
    const user = await desk.openUser();
    const pages = await Promise.all([1, 2, 3].map(() => user.openCheckout(BASIC)));
    expect(new Set(pages).size).toBe(1);
    await desk.close();
  });

  test('a page that was opened for another plan cannot be paid beside it', async () => {
    const desk = await openBilling(await open(), { database });
    const user = await desk.openUser();
    const first = await user.openCheckout(BASIC);
    const second = await user.openCheckout(STANDARD);
    await desk.payCheckout(first);
    await desk.payCheckout(second);
    await user.deliver();
    expect(await user.plan()).toMatchObject({ plan: STANDARD });
    expect(await user.receipts()).toHaveLength(1);
    await user.expectGrantsOncePerInvoice();
    await desk.close();
  });
}

function describePaidInVain({ database, open }: Options): void {
  /** A checkout page that the product does not know, as after a lost answer of the provider. */
  async function openStray(desk: Awaited<ReturnType<typeof openBilling>>, customerId: string) {
    const addresses = { paidUrl: 'http://localhost:3000/', unpaidUrl: 'http://localhost:3000/' };
    const order = { customerId, priceId: PREMIUM, idempotencyKey: 'stray', ...addresses };
    return (await desk.payments.createCheckout(order)).id;
  }

  test('a second plan paid beside the first is ended and given back, and grants nothing', async () => {
    const desk = await openBilling(await open(), { database });
    const user = await desk.openUser();
    const stray = await openStray(desk, user.customerId);
    await user.buy(BASIC);
    await desk.payCheckout(stray);
    await user.deliver();
    await user.deliver();
    expect(await user.plan()).toMatchObject({ plan: BASIC, status: 'active' });
    expect(await user.credits()).toBe(60);
    const [own, vain] = await user.receipts();
    expect(own).toMatchObject({ kind: 'start', refunded_cents: 0, credits: 60 });
    expect(vain).toMatchObject({ kind: 'return', refunded_cents: 15_000, credits: 0 });
    await desk.close();
  });

  test('what is paid after the account was deleted is given back; its plan has ended', async () => {
    const desk = await openBilling(await open(), { database });
    const user = await desk.openUser();
    const stray = await openStray(desk, user.customerId);
    await user.buy(BASIC);
    await desk.billing.close(user.user.id);
    await desk.billing.close(user.user.id);
    expect(await user.plan()).toMatchObject({ status: 'canceled' });
    expect(await user.receipts()).toMatchObject([{ status: 'paid', refunded_cents: 0 }]);
    await desk.payCheckout(stray);
    await user.deliver();
    await user.deliver();
    const [, vain] = await user.receipts();
    expect(vain).toMatchObject({ kind: 'return', refunded_cents: 15_000, credits: 0 });
    expect(await user.credits()).toBe(60);
    await expect(user.openCheckout(BASIC)).rejects.toMatchObject({ error: 'conflict' });
    await desk.close();
  });
}

/**
 * Calls as a bad network delivers them: shuffled, three times each, half of them as other events.
 */
function garble(calls: readonly WebhookCall[], asOther: (call: WebhookCall) => WebhookCall) {
  const all = calls.flatMap((call, at) => [call, at % 2 === 0 ? call : asOther(call), call]);
  return all.toSorted((a, b) => Math.sign(hash(a) - hash(b)));
}

/** A pseudo-random number that is the same for the same call. */
function hash({ body, signature = '' }: WebhookCall): number {
  let sum = 7;
  for (const byte of Buffer.concat([body, Buffer.from(signature)]))
    sum = (sum * 31 + byte) % 65_521;
  return sum;
}

function describeEvents({ database, open }: Options): void {
  test('calls that come shuffled, repeated and in parallel grant once for each invoice', async () => {
    const desk = await openBilling(await open(), { database });
    const user = await desk.openUser();
    await desk.payCheckout(await user.openCheckout(BASIC));
    const calls = garble(await desk.takeCalls(), desk.asOtherEvent);
    await Promise.all(calls.map((call) => desk.billing.receiveWebhook(call)));
    expect(await user.credits()).toBe(60);
    const { next_billing_date } = await user.plan();
    await desk.moveClockTo(user.customerId, after(next_billing_date));
    const later = garble(await desk.takeCalls(), desk.asOtherEvent);
    await Promise.all(later.map((call) => desk.billing.receiveWebhook(call)));
    expect(await user.credits()).toBe(120);
    await user.expectGrantsOncePerInvoice();
    await desk.close();
  });

  test('a payer who is back before the call of the provider has the plan all the same', async () => {
    const desk = await openBilling(await open(), { database });
    const user = await desk.openUser();
    const page = await user.openCheckout(BASIC);
    await desk.payCheckout(page);
    await new Promise((resolve) => setTimeout(resolve, 2100));
    expect(await user.plan()).toMatchObject({ plan: BASIC });
    expect(await user.credits()).toBe(60);
    await user.deliver();
    expect(await user.credits()).toBe(60);
    await desk.close();
  });

  test('refunds take back their part, what was spent stays spent', async () => {
    const desk = await openBilling(await open(), { database });
    const user = await desk.openUser();
    await user.buy(STANDARD);
    const [receipt] = await user.receipts();
    await desk.refund(receipt?.id ?? '', 1000);
    await user.deliver();
    expect(await user.credits()).toBe(480);
    await desk.refund(receipt?.id ?? '');
    await user.deliver();
    expect(await user.credits()).toBe(0);
    expect(await user.receipts()).toMatchObject([
      { refunded_cents: 5000, credits: 600, credits_taken_back: 600 },
    ]);
    await desk.close();
  });
}

/**
 * Tests of billing with a provider behind the port. Adapters run them in tests of their own, as
 * they do `describePayments`.
 */
export function describeBilling(options: Options): void {
  describe('plans', () => {
    describePlans(options);
  });
  describe('two windows', () => {
    describeTwoWindows(options);
  });
  describe('paid in vain', () => {
    describePaidInVain(options);
  });
  describe('webhooks', () => {
    describeEvents(options);
  });
}
