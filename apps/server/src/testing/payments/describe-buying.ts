import { billingDate } from '@toile/contract';
import { describe, expect, test } from 'vitest';
import { A_DATE, A_TEXT, AN_ADDRESS, BASIC, linesOf, openDesk, STANDARD } from './payments-desk.ts';
import type { OpenPayments } from './payments-harness.ts';

export function describeBuying(open: OpenPayments): void {
  describe('buying', () => {
    test('a user is one customer, a key is one checkout', async () => {
      const { payments, user, customerId, checkout, close } = await openDesk(open);
      expect(await payments.createCustomer(user)).toEqual({ customerId });
      const first = await checkout(BASIC, 'checkout-1');
      expect(first).toMatchObject({ state: 'open', url: AN_ADDRESS });
      expect((await checkout(BASIC, 'checkout-1')).id).toBe(first.id);
      expect((await checkout(BASIC)).id).not.toBe(first.id);
      await close();
    });

    test('a customer is called what it was called last', async () => {
      const { payments, customerId, payerOf, close } = await openDesk(open);
      const payer = { email: 'ada@elsewhere.example', username: 'ada lovelace' };
      for (let time = 0; time < 2; time += 1) await payments.updateCustomer(customerId, payer);
      expect(await payerOf(customerId)).toEqual(payer);
      await close();
    });

    test('a paid checkout starts a plan whose first month is paid', async () => {
      const { payments, checkout, payCheckout, read, customerId, close } = await openDesk(open);
      const { id } = await checkout(BASIC);
      await payCheckout(id);
      expect(await payments.readCheckout(id)).toMatchObject({ state: 'paid' });
      const { subscription, invoice, invoices } = await read();
      expect(invoices).toHaveLength(1);
      expect(subscription).toMatchObject({
        customerId,
        priceId: BASIC,
        status: 'active',
        cancelsAtPeriodEnd: false,
        pendingPriceId: undefined,
        endedAt: undefined,
      });
      expect(subscription.periodStart).toEqual(subscription.billingAnchor);
      expect(subscription.periodEnd).toEqual(billingDate(subscription.billingAnchor, 1));
      expect(invoice).toMatchObject({
        customerId,
        subscriptionId: subscription.id,
        status: 'paid',
        totalCents: 500,
        paidCents: 500,
        refundedCents: 0,
        disputedCents: 0,
        number: A_TEXT,
        paidAt: A_DATE,
        url: A_TEXT,
      });
      expect(linesOf(invoice)).toEqual([['plan', BASIC, 500]]);
      expect(invoice.lines[0]).toMatchObject({
        from: subscription.periodStart,
        to: subscription.periodEnd,
      });
      await close();
    });

    test('a checkout that was taken away cannot be paid, twice neither', async () => {
      const { payments, checkout, payCheckout, customerId, close } = await openDesk(open);
      const { id } = await checkout(BASIC);
      await payments.expireCheckout(id);
      await payments.expireCheckout(id);
      await payCheckout(id);
      expect(await payments.readCheckout(id)).toMatchObject({ state: 'expired', url: '' });
      expect((await payments.readCustomer(customerId)).invoices).toEqual([]);

      const paid = await checkout(BASIC);
      await payCheckout(paid.id);
      await payCheckout(paid.id);
      await payments.expireCheckout(paid.id);
      expect((await payments.readCustomer(customerId)).subscriptions).toHaveLength(1);
      await close();
    });

    test('two pages that are both paid are two plans: nobody hides that', async () => {
      const { payments, checkout, payCheckout, customerId, close } = await openDesk(open);
      const pages = [await checkout(BASIC), await checkout(STANDARD)];
      for (const { id } of pages) await payCheckout(id);
      const { subscriptions, invoices } = await payments.readCustomer(customerId);
      expect(subscriptions.map(({ priceId }) => priceId).toSorted()).toEqual([BASIC, STANDARD]);
      expect(invoices).toHaveLength(2);
      await close();
    });
  });
}
