import type Stripe from 'stripe';
import { createId } from '../store.ts';
import type { World } from '../world.ts';

export type NewCheckout = {
  price: Stripe.Price;
  productName: string;
  customer: string | undefined;
  customerEmail: string | undefined;
  successUrl: string;
  cancelUrl: string | undefined;
  expiresAt: number;
  referenceId: string | undefined;
  metadata: Stripe.Metadata;
  /** Metadata of the subscription that it makes. */
  subscriptionMetadata: Stripe.Metadata;
  automaticTax: boolean;
};

/** Adds a hosted page that waits for its payer. */
export function addCheckoutSession(world: World, order: NewCheckout): Stripe.Checkout.Session {
  const { store, clock, baseUrl, checkouts } = world;
  const id = createId('cs_test');
  const amount = order.price.unit_amount ?? 0;
  checkouts.set(id, order);
  return store.add('checkout.session', {
    id,
    object: 'checkout.session',
    adaptive_pricing: null,
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
    amount_subtotal: amount,
    amount_total: amount,
    automatic_tax: {
      enabled: order.automaticTax,
      liability: order.automaticTax ? { type: 'self' } : null,
      provider: order.automaticTax ? 'stripe' : null,
      status: order.automaticTax ? 'requires_location_inputs' : null,
    },
    billing_address_collection: null,
    cancel_url: order.cancelUrl ?? null,
    client_reference_id: order.referenceId ?? null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: clock.now(),
    currency: order.price.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: order.customer ?? null,
    customer_account: null,
    customer_creation: order.customer ? null : 'always',
    customer_details: null,
    customer_email: order.customerEmail ?? null,
    discounts: [],
    expires_at: order.expiresAt,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: null,
    managed_payments: null,
    metadata: order.metadata,
    mode: 'subscription',
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'always',
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    permissions: null,
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: null,
    subscription: null,
    success_url: order.successUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: `${baseUrl}/checkout/${id}`,
    wallet_options: null,
  });
}

export function lineItemOf({ price, productName }: NewCheckout): Stripe.LineItem {
  const amount = price.unit_amount ?? 0;
  return {
    id: createId('li'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: price.currency,
    description: productName,
    metadata: {},
    price,
    quantity: 1,
  };
}
