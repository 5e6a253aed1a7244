import type Stripe from 'stripe';
import { endOfMonthlyPeriod } from '../billing-month.ts';
import { createId } from '../store.ts';
import type { World } from '../world.ts';
import { planOf } from './plan-of.ts';

export type NewSubscription = {
  customer: string;
  price: Stripe.Price;
  paymentMethod: string;
  metadata: Stripe.Metadata;
  automaticTax: boolean;
};

/** A monthly subscription that starts now; it is incomplete until its first invoice is paid. */
export function createSubscription(world: World, order: NewSubscription): Stripe.Subscription {
  const { store, clock } = world;
  const now = clock.now();
  const id = store.newId('subscription');
  const item: Stripe.SubscriptionItem = {
    id: createId('si'),
    object: 'subscription_item',
    billing_thresholds: null,
    created: now,
    current_period_end: endOfMonthlyPeriod(now, now),
    current_period_start: now,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOf(order.price),
    price: order.price,
    quantity: 1,
    subscription: id,
    tax_rates: [],
  };
  return store.add('subscription', {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: {
      disabled_reason: null,
      enabled: order.automaticTax,
      liability: order.automaticTax ? { type: 'self' } : null,
    },
    billing_cycle_anchor: now,
    billing_cycle_anchor_config: null,
    billing_mode: { type: 'flexible', flexible: { proration_discounts: 'included' } },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: now,
    currency: order.price.currency,
    customer: order.customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: order.paymentMethod,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: {
      object: 'list',
      data: [item],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: order.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: now,
    status: 'incomplete',
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' },
    },
    trial_start: null,
  });
}
