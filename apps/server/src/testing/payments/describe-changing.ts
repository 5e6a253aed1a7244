import { describe, expect, test } from 'vitest';
import { after, BASIC, linesOf, openDesk, PREMIUM, STANDARD } from './payments-desk.ts';
import type { OpenPayments } from './payments-harness.ts';

export function describeChanging(open: OpenPayments): void {
  describe('changing', () => {
    test('an upgrade charges the rest of the period now; the billing day stays', async () => {
      const desk = await openDesk(open);
      const { id, periodStart, periodEnd } = await desk.subscribe(BASIC);
      const middle = new Date((periodStart.getTime() + periodEnd.getTime()) / 2);
      await desk.moveTo(middle);
      await desk.payments.changePlanNow(desk.changeTo(id, STANDARD));
      const { subscription, invoice, invoices } = await desk.read();
      expect(subscription).toMatchObject({ id, priceId: STANDARD, periodStart, periodEnd });
      expect(invoices).toHaveLength(2);
      expect(invoice.status).toBe('paid');
      const [credit, charge] = invoice.lines.toSorted((a, b) => a.amountCents - b.amountCents);
      const unused =
        (periodEnd.getTime() - (charge?.from.getTime() ?? 0)) /
        (periodEnd.getTime() - periodStart.getTime());
      expect(unused).toBeCloseTo(0.5, 2);
      expect(credit).toMatchObject({ kind: 'proration', priceId: BASIC, to: periodEnd });
      expect(charge).toMatchObject({ kind: 'proration', priceId: STANDARD, to: periodEnd });
      expect(credit?.amountCents).toBe(-Math.round(500 * unused));
      expect(charge?.amountCents).toBe(Math.round(5000 * unused));
      expect(invoice.totalCents).toBe(Math.round(5000 * unused) - Math.round(500 * unused));
      expect(invoice.paidCents).toBe(invoice.totalCents);
      await desk.moveTo(after(periodEnd));
      const renewed = await desk.read();
      expect(linesOf(renewed.invoice)).toEqual([['plan', STANDARD, 5000]]);
      await desk.close();
    });

    test('an upgrade that the card declines changes nothing', async () => {
      const desk = await openDesk(open);
      const { id } = await desk.subscribe(BASIC);
      await desk.setCard(desk.customerId, 'declines');
      const upgrade = desk.payments.changePlanNow(desk.changeTo(id, PREMIUM));
      await expect(upgrade).rejects.toMatchObject({ name: 'PaymentsError', fault: 'declined' });
      const { subscription, invoices } = await desk.read();
      expect(subscription).toMatchObject({ priceId: BASIC, status: 'active' });
      expect(invoices.filter(({ status }) => status === 'open' || status === 'paid')).toHaveLength(
        1,
      );
      await desk.close();
    });

    test('a downgrade comes with the next period, and the last word counts', async () => {
      const desk = await openDesk(open);
      const { id, periodEnd } = await desk.subscribe(PREMIUM);
      await desk.payments.changePlanAtPeriodEnd(desk.changeTo(id, STANDARD));
      await desk.payments.changePlanAtPeriodEnd(desk.changeTo(id, BASIC));
      const waiting = await desk.read();
      expect(waiting.subscription).toMatchObject({ priceId: PREMIUM, pendingPriceId: BASIC });
      expect(waiting.invoices).toHaveLength(1);
      await desk.moveTo(after(periodEnd));
      const { subscription, invoice, invoices } = await desk.read();
      expect(subscription).toMatchObject({ priceId: BASIC, pendingPriceId: undefined });
      expect(subscription.periodStart).toEqual(periodEnd);
      expect(invoices).toHaveLength(2);
      expect(linesOf(invoice)).toEqual([['plan', BASIC, 500]]);
      await desk.moveTo(after(subscription.periodEnd));
      expect(linesOf((await desk.read()).invoice)).toEqual([['plan', BASIC, 500]]);
      await desk.close();
    });

    test('an upgrade drops a downgrade that was planned, and so does keeping the plan', async () => {
      const desk = await openDesk(open);
      const { id } = await desk.subscribe(STANDARD);
      await desk.payments.changePlanAtPeriodEnd(desk.changeTo(id, BASIC));
      await desk.payments.keepPlan(id);
      expect((await desk.read()).subscription.pendingPriceId).toBeUndefined();
      await desk.payments.changePlanAtPeriodEnd(desk.changeTo(id, BASIC));
      await desk.payments.changePlanNow(desk.changeTo(id, PREMIUM));
      expect((await desk.read()).subscription).toMatchObject({
        priceId: PREMIUM,
        pendingPriceId: undefined,
      });
      await desk.close();
    });

    test('a cancelled plan lives to the end of its period, unless it is kept', async () => {
      const desk = await openDesk(open);
      const { id, periodEnd } = await desk.subscribe(BASIC);
      await desk.payments.cancelAtPeriodEnd(id);
      await desk.payments.cancelAtPeriodEnd(id);
      expect((await desk.read()).subscription).toMatchObject({
        status: 'active',
        cancelsAtPeriodEnd: true,
      });
      await desk.payments.keepPlan(id);
      await desk.payments.keepPlan(id);
      expect((await desk.read()).subscription.cancelsAtPeriodEnd).toBe(false);
      expect((await desk.read()).invoices).toHaveLength(1);
      await desk.payments.changePlanAtPeriodEnd(desk.changeTo(id, BASIC));
      await desk.payments.cancelAtPeriodEnd(id);
      await desk.moveTo(after(periodEnd));
      const { subscription, invoices } = await desk.read();
      expect(subscription).toMatchObject({ status: 'canceled', endedAt: periodEnd });
      expect(invoices).toHaveLength(1);
      await desk.close();
    });
  });
}
