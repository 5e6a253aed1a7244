import { billingDate } from '@toile/contract';
import { describe, expect, test } from 'vitest';
import { A_DATE, after, BASIC, openDesk, STANDARD } from './payments-desk.ts';
import type { OpenPayments } from './payments-harness.ts';

const DAY_MS = 24 * 3600 * 1000;

export function describeMoney(open: OpenPayments): void {
  describe('money', () => {
    test('a card that declines leaves the plan past due until it pays', async () => {
      const desk = await openDesk(open);
      const { id, periodEnd } = await desk.subscribe(BASIC);
      await desk.setCard(desk.customerId, 'declines');
      await desk.moveTo(after(periodEnd));
      const failed = await desk.read();
      expect(failed.subscription).toMatchObject({ id, status: 'past_due' });
      expect(failed.invoice).toMatchObject({ status: 'open', paidCents: 0, paidAt: undefined });
      await desk.setCard(desk.customerId, 'pays');
      await desk.payInvoice(failed.invoice.id);
      const paid = await desk.read();
      expect(paid.subscription).toMatchObject({ id, status: 'active' });
      expect(paid.invoice).toMatchObject({ status: 'paid', paidCents: 500 });
      await desk.close();
    });

    test('a plan that is never paid again ends, and takes its open invoice along', async () => {
      const desk = await openDesk(open);
      const { periodEnd } = await desk.subscribe(BASIC);
      await desk.setCard(desk.customerId, 'declines');
      await desk.moveTo(after(periodEnd, 26 * DAY_MS));
      const { subscription, invoices } = await desk.read();
      expect(subscription.status).toBe('canceled');
      expect(invoices.filter(({ status }) => status === 'paid')).toHaveLength(1);
      await desk.close();
    });

    test('a plan that is ended now voids what is open and gives nothing back', async () => {
      const desk = await openDesk(open);
      const { id, periodEnd } = await desk.subscribe(BASIC);
      await desk.setCard(desk.customerId, 'declines');
      await desk.moveTo(after(periodEnd));
      await desk.payments.cancelNow(id);
      const { subscription, invoices } = await desk.read();
      expect(subscription).toMatchObject({ status: 'canceled', endedAt: A_DATE });
      expect(invoices.map(({ status }) => status)).toEqual(['paid', 'void']);
      expect(invoices[0]).toMatchObject({ refundedCents: 0 });
      await desk.close();
    });

    test('refunds add up to what was paid; disputes are told apart and can be won', async () => {
      const desk = await openDesk(open);
      await desk.subscribe(STANDARD);
      const { id } = (await desk.read()).invoice;
      await desk.refund(id, 2000);
      expect((await desk.read()).invoice).toMatchObject({ status: 'paid', refundedCents: 2000 });
      await desk.payments.refundInvoice(id);
      await desk.payments.refundInvoice(id);
      expect((await desk.read()).invoice).toMatchObject({ refundedCents: 5000, paidCents: 5000 });

      const other = await openDesk(open);
      await other.subscribe(BASIC);
      const disputed = (await other.read()).invoice.id;
      await other.dispute(disputed);
      expect((await other.read()).invoice).toMatchObject({ disputedCents: 500, refundedCents: 0 });
      await other.dispute(disputed, true);
      expect((await other.read()).invoice).toMatchObject({ disputedCents: 0 });
      await desk.close();
      await other.close();
    });

    test('a plan of January 31 is paid on the last days of short months, then on the 31st', async () => {
      const desk = await openDesk(open, new Date('2027-01-31T09:00:00Z'));
      const { billingAnchor } = await desk.subscribe(BASIC);
      for (let month = 1; month <= 3; month += 1) {
        await desk.moveTo(after(billingDate(billingAnchor, month)));
        const { periodStart, periodEnd } = (await desk.read()).subscription;
        expect(periodStart).toEqual(billingDate(billingAnchor, month));
        expect(periodEnd).toEqual(billingDate(billingAnchor, month + 1));
      }
      await desk.close();
    });

    test('all invoices from a moment on are listed, whoever pays them', async () => {
      const desk = await openDesk(open);
      await desk.subscribe(BASIC);
      const { invoice } = await desk.read();
      const listed: string[] = [];
      for await (const one of desk.payments.listInvoices(invoice.createdAt)) listed.push(one.id);
      expect(listed).toContain(invoice.id);
      const later = after(desk.clock());
      for await (const one of desk.payments.listInvoices(later)) {
        expect(one.id).not.toBe(invoice.id);
      }
      await desk.close();
    });
  });
}
