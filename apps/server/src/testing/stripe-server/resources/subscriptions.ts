import type Stripe from 'stripe';
import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { isInRange, listPage } from '../http/list-page.ts';
import {
  clearableMetadata,
  dateRange,
  flag,
  integer,
  oneOf,
  page,
  paramsOf,
  text,
} from '../http/params.ts';
import { refusals } from '../http/stripe-refusal.ts';
import { idOf } from '../store.ts';
import type { World } from '../world.ts';
import { itemOf } from './invoice-lines.ts';
import { mergeMetadata } from './merge-metadata.ts';
import { syncCurrentPhase } from './schedule-phases.ts';
import { cancelNow, changePrice } from './subscription-changes.ts';

const ALL_STATUSES = [
  'active',
  'all',
  'canceled',
  'ended',
  'incomplete',
  'incomplete_expired',
  'past_due',
  'paused',
  'trialing',
  'unpaid',
] as const;

const update = paramsOf<Stripe.SubscriptionUpdateParams>()({
  items: z
    .array(
      z.strictObject({
        id: text().optional(),
        price: text().optional(),
        quantity: integer().optional(),
      }),
    )
    .optional(),
  cancel_at_period_end: flag().optional(),
  default_payment_method: text().optional(),
  metadata: clearableMetadata().optional(),
  off_session: flag().optional(),
  payment_behavior: oneOf(['allow_incomplete', 'error_if_incomplete']).optional(),
  proration_behavior: oneOf(['always_invoice', 'create_prorations', 'none']).optional(),
  proration_date: integer().optional(),
});
type Update = z.infer<typeof update>;

const list = paramsOf<Stripe.SubscriptionListParams>()({
  ...page,
  customer: text().optional(),
  price: text().optional(),
  status: oneOf(ALL_STATUSES).optional(),
  created: dateRange().optional(),
});

function refuseImpossible(subscription: Stripe.Subscription, params: Update): void {
  if (subscription.status === 'canceled') {
    throw refusals.invalid(
      'A canceled subscription can only update its cancellation_details and metadata.',
    );
  }
  if (params.cancel_at_period_end !== undefined && subscription.schedule) {
    throw refusals.invalid(
      `The subscription is managed by the subscription schedule \`${idOf(subscription.schedule)}\`, and updating any cancelation behavior directly is not allowed. Please update the schedule instead.`,
      { param: 'cancel_at_period_end' },
    );
  }
  const [item, ...more] = params.items ?? [];
  if (more.length > 0 || (item && item.id !== itemOf(subscription).id)) {
    throw refusals.invalid('This server keeps one item in a subscription: name it.', {
      param: 'items',
    });
  }
}

function updateSubscription(world: World, params: Update, id: string): Stripe.Subscription {
  const { store, clock, events } = world;
  const subscription = store.get('subscription', id);
  refuseImpossible(subscription, params);
  const priceId = params.items?.[0]?.price;
  const price = priceId ? store.get('price', priceId, 'items[0][price]') : undefined;
  if (price && !price.recurring) throw refusals.invalid('The price is not recurring.');
  const method = params.default_payment_method;
  if (method) store.get('payment_method', method, 'default_payment_method');
  events.emitChange('customer.subscription.updated', subscription, () => {
    if (price) {
      changePrice(world, subscription, {
        price,
        proration: params.proration_behavior ?? 'create_prorations',
        refuseWhenDeclined: params.payment_behavior === 'error_if_incomplete',
        at: params.proration_date ?? clock.now(),
      });
      syncCurrentPhase(world, subscription);
    }
    if (method) subscription.default_payment_method = method;
    subscription.metadata = mergeMetadata(subscription.metadata, params.metadata);
    setCancellation(world, subscription, params.cancel_at_period_end);
  });
  return subscription;
}

function setCancellation(
  { clock }: World,
  subscription: Stripe.Subscription,
  cancels: boolean | undefined,
): void {
  if (cancels === undefined || cancels === subscription.cancel_at_period_end) return;
  Object.assign(subscription, {
    cancel_at_period_end: cancels,
    cancel_at: cancels ? itemOf(subscription).current_period_end : null,
    canceled_at: cancels ? clock.now() : null,
    cancellation_details: {
      comment: null,
      feedback: null,
      feedback_option: null,
      reason: cancels ? 'cancellation_requested' : null,
    },
  });
}

/** Filter of a list by status; without one, all that have not ended. */
function hasStatus({ status }: Stripe.Subscription, asked: z.infer<typeof list>['status']) {
  if (asked === undefined) return status !== 'canceled' && status !== 'incomplete_expired';
  if (asked === 'ended') return status === 'canceled' || status === 'incomplete_expired';
  return asked === 'all' || status === asked;
}

export const subscriptionEndpoints = [
  endpoint({
    method: 'GET',
    path: '/v1/subscriptions',
    params: list,
    run: ({ store }, { customer, price, status, created, ...params }) => {
      const subscriptions = store
        .all('subscription')
        .filter((one) => !customer || one.customer === customer)
        .filter((one) => !price || itemOf(one).price.id === price)
        .filter((one) => hasStatus(one, status))
        .filter((one) => isInRange(one.created, created));
      return listPage('/v1/subscriptions', subscriptions, params);
    },
  }),
  endpoint({
    method: 'GET',
    path: '/v1/subscriptions/:id',
    params: paramsOf<Stripe.SubscriptionRetrieveParams>()({}),
    run: ({ store }, _params, id) => store.get('subscription', id),
  }),
  endpoint({
    method: 'POST',
    path: '/v1/subscriptions/:id',
    params: update,
    run: updateSubscription,
  }),
  endpoint({
    method: 'DELETE',
    path: '/v1/subscriptions/:id',
    params: paramsOf<Stripe.SubscriptionCancelParams>()({
      invoice_now: z
        .literal('false')
        .transform(() => false)
        .optional(),
      prorate: z
        .literal('false')
        .transform(() => false)
        .optional(),
    }),
    run: (world, _params, id) => {
      const subscription = world.store.get('subscription', id);
      if (subscription.status === 'canceled') throw refusals.missingResource('subscription', id);
      cancelNow(world, subscription, 'cancellation_requested');
      return subscription;
    },
  }),
];
