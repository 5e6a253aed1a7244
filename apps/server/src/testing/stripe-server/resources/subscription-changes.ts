import type Stripe from 'stripe';
import { endOfMonthlyPeriod } from '../billing-month.ts';
import { refusals } from '../http/stripe-refusal.ts';
import { idOf } from '../store.ts';
import { declineOf } from '../test-cards.ts';
import type { World } from '../world.ts';
import { keepInvoiceItem, takePendingLines } from './invoice-items.ts';
import { itemOf, type LineDraft, periodLine, prorationLines } from './invoice-lines.ts';
import { collectInvoice, finalizeInvoice } from './invoice-payment.ts';
import { createInvoice } from './new-invoice.ts';
import { cardOf } from './payment-methods.ts';
import { planOf } from './plan-of.ts';

type EndReason = 'cancellation_requested' | 'payment_failed';

/** Ends a subscription at this moment. Its open invoices stay, and are not charged any more. */
export function cancelNow(
  world: World,
  subscription: Stripe.Subscription,
  reason: EndReason,
): void {
  const { clock, events, store } = world;
  Object.assign(subscription, {
    status: 'canceled',
    canceled_at: subscription.canceled_at ?? clock.now(),
    ended_at: clock.now(),
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason },
  });
  for (const invoice of store.all('invoice')) {
    const details = invoice.parent?.subscription_details;
    if (!details || idOf(details.subscription) !== subscription.id) continue;
    if (invoice.status === 'draft' || invoice.status === 'open') {
      Object.assign(invoice, {
        auto_advance: false,
        automatically_finalizes_at: null,
        next_payment_attempt: null,
      });
    }
  }
  const schedule = subscription.schedule
    ? store.get('subscription_schedule', idOf(subscription.schedule))
    : undefined;
  if (schedule) {
    Object.assign(schedule, {
      status: 'canceled',
      canceled_at: clock.now(),
      current_phase: null,
      subscription: null,
    });
    subscription.schedule = null;
    events.emit('subscription_schedule.canceled', schedule);
  }
  events.emit('customer.subscription.deleted', subscription);
}

function setPrice(subscription: Stripe.Subscription, price: Stripe.Price): void {
  Object.assign(itemOf(subscription), { price, plan: planOf(price) });
}

export type PriceChange = {
  price: Stripe.Price;
  proration: 'always_invoice' | 'create_prorations' | 'none';
  /** True: a declined card refuses the whole change, instead of leaving an invoice open. */
  refuseWhenDeclined: boolean;
  at: number;
};

/** Changes the price, with prorations for the rest of the period. */
export function changePrice(
  world: World,
  subscription: Stripe.Subscription,
  { price, proration, refuseWhenDeclined, at }: PriceChange,
): void {
  if (itemOf(subscription).price.id === price.id) return;
  const lines = proration === 'none' ? [] : prorationLines(world, subscription, { to: price, at });
  const isCharged = proration === 'always_invoice' && sumOf(lines) > 0;
  if (isCharged && refuseWhenDeclined) refuseDeclinedCard(world, subscription);
  setPrice(subscription, price);
  for (const line of lines) keepInvoiceItem(world, subscription, line);
  if (proration === 'always_invoice') invoicePending(world, subscription);
}

const sumOf = (lines: readonly LineDraft[]) => lines.reduce((sum, { amount }) => sum + amount, 0);

function refuseDeclinedCard(world: World, subscription: Stripe.Subscription): void {
  const customer = world.store.get('customer', idOf(subscription.customer));
  const card = cardOf(world, customer, subscription);
  const decline = card ? declineOf(card.card?.last4 ?? '') : 'no_payment_method';
  if (decline) throw refusals.cardDeclined(decline);
}

/** Invoices the pending lines, and charges the invoice at once. */
function invoicePending(world: World, subscription: Stripe.Subscription): void {
  const { lines, attachTo } = takePendingLines(world, subscription);
  const now = world.clock.now();
  const period = { start: itemOf(subscription).current_period_start, end: now };
  const draft = { subscription, reason: 'subscription_update', lines, period } as const;
  const invoice = createInvoice(world, draft);
  attachTo(invoice);
  finalizeInvoice(world, invoice);
  if (invoice.status === 'open') collectInvoice(world, invoice, endPlan(world));
}

/** Begins the next period, with an invoice that stays a draft for a while. */
export function renew(world: World, subscription: Stripe.Subscription): void {
  const { clock, events, rules } = world;
  const item = itemOf(subscription);
  const used = { start: item.current_period_start, end: item.current_period_end };
  events.emitChange('customer.subscription.updated', subscription, () => {
    item.current_period_start = used.end;
    item.current_period_end = endOfMonthlyPeriod(subscription.billing_cycle_anchor, used.end);
  });
  const pending = takePendingLines(world, subscription);
  const lines = [...pending.lines, periodLine(world, subscription)];
  const reason = 'subscription_cycle' as const;
  const invoice = createInvoice(world, { subscription, reason, lines, period: used });
  pending.attachTo(invoice);
  invoice.automatically_finalizes_at = clock.now() + rules.draftSeconds;
}

/** Ends an unpaid plan. */
export const endPlan = (world: World) => (subscription: Stripe.Subscription) =>
  cancelNow(world, subscription, 'payment_failed');
