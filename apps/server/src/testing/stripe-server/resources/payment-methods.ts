import type Stripe from 'stripe';
import { endpoint } from '../http/endpoint.ts';
import { listPage } from '../http/list-page.ts';
import { page, paramsOf, text } from '../http/params.ts';
import { idOf } from '../store.ts';
import { CARD_TOKENS, type TestCard } from '../test-cards.ts';
import type { World } from '../world.ts';

/** Stores a card for a customer. */
export function attachCard(
  { store, clock, events }: World,
  customerId: string,
  card: TestCard,
): Stripe.PaymentMethod {
  const { email, name } = store.get('customer', customerId, 'customer');
  const method: Stripe.PaymentMethod = {
    id: store.newId('payment_method'),
    object: 'payment_method',
    allow_redisplay: 'limited',
    billing_details: { address: null, email, name: name ?? null, phone: null, tax_id: null },
    card: {
      brand: 'visa',
      checks: null,
      country: 'US',
      display_brand: 'visa',
      exp_month: 12,
      exp_year: 2034,
      fingerprint: card,
      funding: 'credit',
      generated_from: null,
      last4: card.slice(-4),
      networks: { available: ['visa'], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: clock.now(),
    customer: customerId,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
  events.emit('payment_method.attached', store.add('payment_method', method));
  return method;
}

/** The card of a subscription, else its customer's. */
export function cardOf(
  { store }: World,
  customer: Stripe.Customer,
  subscription?: Stripe.Subscription,
): Stripe.PaymentMethod | undefined {
  const method =
    subscription?.default_payment_method ?? customer.invoice_settings.default_payment_method;
  return method ? store.get('payment_method', idOf(method)) : undefined;
}

/** Replaces the card of all subscriptions of a customer. */
export function replaceCard(world: World, customerId: string, card: TestCard): void {
  const { store, events } = world;
  const method = attachCard(world, customerId, card);
  const customer = store.get('customer', customerId, 'customer');
  events.emitChange('customer.updated', customer, () => {
    customer.invoice_settings.default_payment_method = method.id;
  });
  for (const subscription of store.all('subscription')) {
    if (idOf(subscription.customer) !== customerId) continue;
    events.emitChange('customer.subscription.updated', subscription, () => {
      subscription.default_payment_method = method.id;
    });
  }
}

export const paymentMethodEndpoints = [
  endpoint({
    method: 'POST',
    path: '/v1/payment_methods/:id/attach',
    params: paramsOf<Stripe.PaymentMethodAttachParams>()({ customer: text() }),
    run: (world, { customer }, id) => {
      const card = CARD_TOKENS.get(id);
      return card ? attachCard(world, customer, card) : world.store.get('payment_method', id);
    },
  }),
  endpoint({
    method: 'GET',
    path: '/v1/payment_methods/:id',
    params: paramsOf<Stripe.PaymentMethodRetrieveParams>()({}),
    run: ({ store }, _params, id) => store.get('payment_method', id),
  }),
  endpoint({
    method: 'GET',
    path: '/v1/payment_methods',
    params: paramsOf<Stripe.PaymentMethodListParams>()({ ...page, customer: text().optional() }),
    run: ({ store }, { customer, ...params }) => {
      const methods = store.all('payment_method').filter((one) => one.customer === customer);
      return listPage('/v1/payment_methods', methods, params);
    },
  }),
];
