import { describe, expect, test } from 'vitest';
import { BASIC, linesOf, openDesk, STANDARD } from './payments-desk.ts';
import type { OpenPayments } from './payments-harness.ts';

export function describePreviewing(open: OpenPayments): void {
  describe('previewing', () => {
    test('an upgrade is told with its sum and lines, and nothing changes', async () => {
      const desk = await openDesk(open);
      const { id, periodStart, periodEnd } = await desk.subscribe(BASIC);
      await desk.moveTo(new Date((periodStart.getTime() + periodEnd.getTime()) / 2));
      const preview = await desk.payments.previewPlanNow(desk.changeTo(id, STANDARD));
      expect(linesOf(preview).map(([kind, priceId]) => [kind, priceId])).toEqual([
        ['proration', BASIC],
        ['proration', STANDARD],
      ]);
      const before = await desk.read();
      expect([before.invoices.length, before.subscription.priceId]).toEqual([1, BASIC]);
      await desk.payments.changePlanNow(desk.changeTo(id, STANDARD));
      const { invoice } = await desk.read();
      // Some seconds may lie between the two.
      expect(Math.abs(preview.totalCents - invoice.totalCents)).toBeLessThanOrEqual(1);
      await desk.close();
    });

    test('the present plan costs nothing now', async () => {
      const desk = await openDesk(open);
      const { id } = await desk.subscribe(BASIC);
      const preview = await desk.payments.previewPlanNow(desk.changeTo(id, BASIC));
      expect(preview).toEqual({ totalCents: 0, lines: [] });
      await desk.close();
    });
  });
}
