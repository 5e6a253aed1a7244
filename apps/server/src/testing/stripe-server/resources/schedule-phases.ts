import type Stripe from 'stripe';
import { idOf } from '../store.ts';
import type { World } from '../world.ts';
import { itemOf } from './invoice-lines.ts';
import { cancelNow, changePrice } from './subscription-changes.ts';

type Phase = Stripe.SubscriptionSchedule.Phase;

export function createPhase(details: {
  price: Stripe.Price;
  start: number;
  end: number;
  proration: Phase['proration_behavior'];
}): Phase {
  const { price, start, end, proration } = details;
  return {
    add_invoice_items: [],
    application_fee_percent: null,
    billing_cycle_anchor: null,
    billing_thresholds: null,
    collection_method: null,
    currency: price.currency,
    default_payment_method: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    end_date: end,
    invoice_settings: null,
    items: [
      {
        billing_thresholds: null,
        discounts: [],
        metadata: {},
        plan: price.id,
        price: price.id,
        quantity: 1,
        tax_rates: [],
      },
    ],
    metadata: {},
    on_behalf_of: null,
    proration_behavior: proration,
    start_date: start,
    transfer_data: null,
    trial_end: null,
  };
}

function scheduleOf({ store }: World, { schedule }: Stripe.Subscription) {
  return schedule ? store.get('subscription_schedule', idOf(schedule)) : undefined;
}

/** Releases the schedule; the subscription stays as it is. */
export function releaseSchedule(world: World, schedule: Stripe.SubscriptionSchedule): void {
  const { store, clock, events } = world;
  const subscription = schedule.subscription
    ? store.get('subscription', idOf(schedule.subscription))
    : undefined;
  Object.assign(schedule, {
    status: 'released',
    released_at: clock.now(),
    released_subscription: subscription?.id ?? null,
    current_phase: null,
    subscription: null,
  });
  if (subscription) {
    events.emitChange('customer.subscription.updated', subscription, () => {
      subscription.schedule = null;
    });
  }
  events.emit('subscription_schedule.released', schedule);
}

/** The moment at which the present phase of a schedule ends. */
export function nextPhaseChange(schedule: Stripe.SubscriptionSchedule): number | undefined {
  return schedule.status === 'active' ? schedule.current_phase?.end_date : undefined;
}

/** Enters the next phase, or releases the subscription after the last one. */
export function enterNextPhase(world: World, schedule: Stripe.SubscriptionSchedule): void {
  const { store, events } = world;
  const present = schedule.current_phase;
  if (!present || !schedule.subscription) return;
  const subscription = store.get('subscription', idOf(schedule.subscription));
  const next = schedule.phases.find((phase) => phase.start_date === present.end_date);
  if (!next) {
    if (schedule.end_behavior === 'cancel')
      cancelNow(world, subscription, 'cancellation_requested');
    else releaseSchedule(world, schedule);
    return;
  }
  const price = store.get('price', idOf(next.items[0]?.price ?? ''));
  events.emitChange('customer.subscription.updated', subscription, () => {
    changePrice(world, subscription, {
      price,
      proration: next.proration_behavior === 'none' ? 'none' : 'create_prorations',
      refuseWhenDeclined: false,
      at: next.start_date,
    });
  });
  events.emitChange('subscription_schedule.updated', schedule, () => {
    schedule.current_phase = { start_date: next.start_date, end_date: next.end_date };
  });
}

/** Copies a direct change of the price into the present phase. */
export function syncCurrentPhase(world: World, subscription: Stripe.Subscription): void {
  const schedule = scheduleOf(world, subscription);
  const present = schedule?.current_phase;
  const phase = schedule?.phases.find(({ start_date: start }) => start === present?.start_date);
  const [item] = phase?.items ?? [];
  if (item)
    Object.assign(item, {
      price: itemOf(subscription).price.id,
      plan: itemOf(subscription).price.id,
    });
}
