import type Stripe from 'stripe';
import type { Subscription } from '../payments-port.ts';
import { dateOf, findDate, idIn } from './stripe-fields.ts';
import type { StripePrices } from './stripe-prices.ts';

/** Parameters that make Stripe send a subscription's planned changes with it. */
export const WITH_SCHEDULES = { expand: ['data.schedule'], limit: 100 };

const STATUSES: Readonly<Record<string, Subscription['status']>> = {
  active: 'active',
  trialing: 'active',
  incomplete: 'incomplete',
  past_due: 'past_due',
  unpaid: 'past_due',
  paused: 'past_due',
  canceled: 'canceled',
  incomplete_expired: 'canceled',
};

/** The price of the phase after the present one. */
export function nextPriceOf(
  schedule: Stripe.SubscriptionSchedule | null,
): string | Stripe.Price | undefined {
  const end = schedule?.current_phase?.end_date;
  const next = schedule?.phases.find(({ start_date: start }) => start === end);
  const price = next?.items[0]?.price;
  return price === undefined || (typeof price !== 'string' && price.deleted) ? undefined : price;
}

async function findPending(subscription: Stripe.Subscription, prices: StripePrices) {
  const { schedule } = subscription;
  const price = typeof schedule === 'string' ? undefined : nextPriceOf(schedule);
  return price === undefined ? undefined : prices.findPlan(price);
}

/** A subscription to one of our plans; undefined for one to something else. */
export async function toSubscription(
  subscription: Stripe.Subscription,
  prices: StripePrices,
): Promise<Subscription | undefined> {
  const [item] = subscription.items.data;
  const priceId = item ? await prices.findPlan(item.price) : undefined;
  if (!item || priceId === undefined) return undefined;
  const pending = await findPending(subscription, prices);
  return {
    id: subscription.id,
    customerId: idIn(subscription.customer) ?? '',
    priceId,
    status: STATUSES[subscription.status] ?? 'past_due',
    cancelsAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    pendingPriceId: pending === priceId ? undefined : pending,
    billingAnchor: dateOf(subscription.billing_cycle_anchor),
    periodStart: dateOf(item.current_period_start),
    periodEnd: dateOf(item.current_period_end),
    createdAt: dateOf(subscription.created),
    endedAt: findDate(subscription.ended_at),
  };
}
