import type Stripe from 'stripe';
import { PaymentsError, type PlanChange, type PlanChoice } from '../payments-port.ts';
import { idIn } from './stripe-fields.ts';
import { nextPriceOf } from './stripe-subscriptions.ts';

type Present = {
  subscription: Stripe.Subscription;
  item: Stripe.SubscriptionItem;
  schedule: Stripe.SubscriptionSchedule | null;
};

async function readPresent(stripe: Stripe, id: string): Promise<Present> {
  const subscription = await stripe.subscriptions.retrieve(id, { expand: ['schedule'] });
  const [item] = subscription.items.data;
  if (!item) throw new PaymentsError('conflict', `The subscription ${id} has no item`);
  const { schedule } = subscription;
  if (typeof schedule === 'string') throw new Error('The schedule was not expanded');
  return { subscription, item, schedule };
}

async function release(stripe: Stripe, schedule: Stripe.SubscriptionSchedule | null) {
  if (schedule) await stripe.subscriptionSchedules.release(schedule.id);
}

async function setCancellation(
  stripe: Stripe,
  { subscription }: Present,
  cancels: boolean,
): Promise<void> {
  const { id, cancel_at_period_end: present, cancel_at: cancelAt } = subscription;
  if (present === cancels && (cancels || cancelAt === null)) return;
  await stripe.subscriptions.update(id, { cancel_at_period_end: cancels });
}

/**
 * Changes the plan now: prorated to the second and paid within the call, or else refused as a
 * whole. The schedule of a planned change is released last, so that a declined card leaves it in
 * place.
 */
export async function changePlanNow(stripe: Stripe, change: PlanChange): Promise<void> {
  const present = await readPresent(stripe, change.subscriptionId);
  const { item, schedule } = present;
  if (item.price.id !== change.priceId) {
    await stripe.subscriptions.update(
      change.subscriptionId,
      {
        items: [{ id: item.id, price: change.priceId, quantity: 1 }],
        proration_behavior: 'always_invoice',
        payment_behavior: 'error_if_incomplete',
      },
      { idempotencyKey: `toile-upgrade-${change.idempotencyKey}` },
    );
  }
  await release(stripe, schedule);
  await setCancellation(stripe, present, false);
}

/** The invoice that `changePlanNow` would make, by Stripe's own reckoning. */
export async function previewPlanNow(
  stripe: Stripe,
  { subscriptionId, priceId }: PlanChoice,
): Promise<Stripe.Invoice> {
  const { item } = await readPresent(stripe, subscriptionId);
  return stripe.invoices.createPreview({
    subscription: subscriptionId,
    subscription_details: {
      items: [{ id: item.id, price: priceId, quantity: 1 }],
      proration_behavior: 'always_invoice',
    },
  });
}

/**
 * Plans a change by a schedule of two phases: the paid period as it is, then a month of the other
 * plan.
 */
export async function changePlanAtPeriodEnd(stripe: Stripe, change: PlanChange): Promise<void> {
  const present = await readPresent(stripe, change.subscriptionId);
  const next = nextPriceOf(present.schedule);
  if (next !== undefined && idIn(next) === change.priceId) return;
  await release(stripe, present.schedule);
  await setCancellation(stripe, present, false);
  const { subscriptionId, priceId } = change;
  if (present.item.price.id === priceId) return;
  const schedule = await stripe.subscriptionSchedules.create({ from_subscription: subscriptionId });
  const { current_period_start: start, current_period_end: end, price } = present.item;
  await stripe.subscriptionSchedules.update(schedule.id, {
    end_behavior: 'release',
    proration_behavior: 'none',
    phases: [
      {
        items: [{ price: price.id, quantity: 1 }],
        start_date: schedule.phases[0]?.start_date ?? start,
        end_date: end,
        proration_behavior: 'none',
      },
      {
        items: [{ price: priceId, quantity: 1 }],
        duration: { interval: 'month', interval_count: 1 },
        proration_behavior: 'none',
      },
    ],
  });
}

export async function keepPlan(stripe: Stripe, subscriptionId: string): Promise<void> {
  const present = await readPresent(stripe, subscriptionId);
  await release(stripe, present.schedule);
  await setCancellation(stripe, present, false);
}

export async function cancelAtPeriodEnd(stripe: Stripe, subscriptionId: string): Promise<void> {
  const present = await readPresent(stripe, subscriptionId);
  await release(stripe, present.schedule);
  await setCancellation(stripe, present, true);
}

/** Ends a subscription at once. Stripe leaves its unpaid invoices open, so they are voided. */
export async function cancelNow(stripe: Stripe, subscriptionId: string): Promise<void> {
  const { status } = await stripe.subscriptions.retrieve(subscriptionId);
  if (status !== 'canceled' && status !== 'incomplete_expired') {
    await stripe.subscriptions.cancel(subscriptionId, { invoice_now: false, prorate: false });
  }
  for await (const invoice of stripe.invoices.list({ subscription: subscriptionId, limit: 100 })) {
    if (invoice.status === 'open') await stripe.invoices.voidInvoice(invoice.id);
    if (invoice.status === 'draft') await stripe.invoices.del(invoice.id);
  }
}
