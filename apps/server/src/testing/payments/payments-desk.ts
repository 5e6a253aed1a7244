import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Invoice } from '../../adapters/payments/payments-port.ts';
import type { OpenPayments } from './payments-harness.ts';

export const BASIC = 'price_basic_monthly';
export const STANDARD = 'price_standard_monthly';
export const PREMIUM = 'price_premium_monthly';

/** Matchers, which vitest types as `any`; `unknown` keeps that out of the tests. */
export const A_TEXT: unknown = expect.any(String);
export const A_DATE: unknown = expect.any(Date);
export const AN_ADDRESS: unknown = expect.stringMatching(/^https?:/);

const addresses = {
  paidUrl: 'http://localhost:3000/dashboard?payment-popup=success',
  unpaidUrl: 'http://localhost:3000/dashboard?payment-popup=failure',
};

/** A harness with a customer, and the helpers of the tests. */
export async function openDesk(open: OpenPayments, startAt?: Date) {
  const harness = await open(startAt && { startAt });
  const { payments } = harness;
  const user = { userId: randomUUID(), email: 'ada@atelier.example', username: 'ada' };
  const { customerId } = await payments.createCustomer(user);

  async function checkout(priceId: string, idempotencyKey: string = randomUUID()) {
    return payments.createCheckout({ customerId, priceId, idempotencyKey, ...addresses });
  }

  async function read() {
    const account = await payments.readCustomer(customerId);
    const [subscription] = account.subscriptions.slice(-1);
    const [invoice] = account.invoices.slice(-1);
    if (!subscription || !invoice) throw new Error('Nothing was bought yet');
    return { ...account, subscription, invoice };
  }

  async function subscribe(priceId: string) {
    await harness.payCheckout((await checkout(priceId)).id);
    return (await read()).subscription;
  }

  const changeTo = (subscriptionId: string, priceId: string) => ({
    subscriptionId,
    priceId,
    idempotencyKey: randomUUID(),
  });
  const moveTo = (moment: Date) => harness.moveClockTo(customerId, moment);
  return { ...harness, user, customerId, checkout, read, subscribe, changeTo, moveTo };
}

export function linesOf({ lines }: Pick<Invoice, 'lines'>) {
  return lines.map(({ kind, priceId, amountCents }) => [kind, priceId, amountCents]);
}

/** A little after a moment: providers need not be on time to the second. */
export const after = (moment: Date, ms = 2 * 3600 * 1000) => new Date(moment.getTime() + ms);
