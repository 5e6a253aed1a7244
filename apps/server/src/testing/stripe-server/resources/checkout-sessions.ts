import type Stripe from 'stripe';
import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { listPage } from '../http/list-page.ts';
import { flag, integer, metadata, oneOf, page, paramsOf, text } from '../http/params.ts';
import { refusals } from '../http/stripe-refusal.ts';
import { idOf } from '../store.ts';
import type { World } from '../world.ts';
import { expireCheckout } from './checkout-payment.ts';
import { addCheckoutSession, lineItemOf } from './new-checkout-session.ts';

const HALF_HOUR_SECONDS = 30 * 60;
const DAY_SECONDS = 24 * 60 * 60;

const create = paramsOf<Stripe.Checkout.SessionCreateParams>()({
  mode: oneOf(['subscription']),
  line_items: z.array(z.strictObject({ price: text(), quantity: integer().optional() })).length(1),
  success_url: text(),
  cancel_url: text().optional(),
  customer: text().optional(),
  customer_email: text().optional(),
  customer_update: z.strictObject({ address: oneOf(['auto', 'never']).optional() }).optional(),
  client_reference_id: text().optional(),
  expires_at: integer().optional(),
  metadata: metadata().optional(),
  subscription_data: z.strictObject({ metadata: metadata().optional() }).optional(),
  automatic_tax: z.strictObject({ enabled: flag() }).optional(),
});

type Order = z.infer<typeof create>;

function refuseWrongPrice(price: Stripe.Price): void {
  if (!price.recurring) {
    throw refusals.invalid('You must provide at least one recurring price in `subscription` mode.');
  }
  if (!price.active) {
    throw refusals.invalid(
      'The price specified is inactive. This field only accepts active prices.',
    );
  }
}

function refuseWrongCustomer({ store }: World, params: Order): void {
  if (params.customer && params.customer_email) {
    throw refusals.invalid(
      'You may only specify one of these parameters: customer, customer_email.',
    );
  }
  if (!params.customer) return;
  const { address } = store.get('customer', params.customer, 'customer');
  if (address || !params.automatic_tax?.enabled || params.customer_update) return;
  throw refusals.invalid(
    "Automatic tax calculation in Checkout requires a valid address on the Customer. Add a valid address to the Customer or set `customer_update[address]` to 'auto' to save the address entered in Checkout to the Customer.",
  );
}

/**
 * Expiry of a page: between half an hour, less the seconds that a request takes, and a day from
 * now.
 */
function expiryOf({ clock }: World, { expires_at: sent }: Order): number {
  const leastSeconds = HALF_HOUR_SECONDS - 60;
  const expiresAt = sent ?? clock.now() + DAY_SECONDS;
  const inSeconds = expiresAt - clock.now();
  if (inSeconds >= leastSeconds && inSeconds <= DAY_SECONDS) return expiresAt;
  throw refusals.invalid(
    'The `expires_at` timestamp must be at least 30 minutes and at most 24 hours from Checkout Session creation.',
    { param: 'expires_at' },
  );
}

function createSession(world: World, params: Order): Stripe.Checkout.Session {
  const { store } = world;
  const price = store.get('price', params.line_items[0]?.price ?? '', 'line_items[0][price]');
  refuseWrongPrice(price);
  refuseWrongCustomer(world, params);
  return addCheckoutSession(world, {
    price,
    productName: store.get('product', idOf(price.product)).name,
    customer: params.customer,
    customerEmail: params.customer_email,
    successUrl: params.success_url,
    cancelUrl: params.cancel_url,
    expiresAt: expiryOf(world, params),
    referenceId: params.client_reference_id,
    metadata: params.metadata ?? {},
    subscriptionMetadata: params.subscription_data?.metadata ?? {},
    automaticTax: params.automatic_tax?.enabled ?? false,
  });
}

export const checkoutEndpoints = [
  endpoint({
    method: 'POST',
    path: '/v1/checkout/sessions',
    params: create,
    run: createSession,
  }),
  endpoint({
    method: 'GET',
    path: '/v1/checkout/sessions',
    params: paramsOf<Stripe.Checkout.SessionListParams>()({
      ...page,
      customer: text().optional(),
      subscription: text().optional(),
      status: oneOf(['complete', 'expired', 'open']).optional(),
    }),
    run: ({ store }, { customer, subscription, status, ...params }) => {
      const sessions = store
        .all('checkout.session')
        .filter((one) => !customer || one.customer === customer)
        .filter((one) => !subscription || one.subscription === subscription)
        .filter((one) => !status || one.status === status);
      return listPage('/v1/checkout/sessions', sessions, params);
    },
  }),
  endpoint({
    method: 'GET',
    path: '/v1/checkout/sessions/:id',
    params: paramsOf<Stripe.Checkout.SessionRetrieveParams>()({}),
    run: ({ store }, _params, id) => store.get('checkout.session', id),
  }),
  endpoint({
    method: 'POST',
    path: '/v1/checkout/sessions/:id/expire',
    params: paramsOf<Stripe.Checkout.SessionExpireParams>()({}),
    run: (world, _params, id) => {
      world.store.get('checkout.session', id);
      return expireCheckout(world, id);
    },
  }),
  endpoint({
    method: 'GET',
    path: '/v1/checkout/sessions/:id/line_items',
    params: paramsOf<Stripe.Checkout.SessionListLineItemsParams>()(page),
    run: ({ store, checkouts }, params, id) => {
      store.get('checkout.session', id);
      const order = checkouts.get(id);
      const items = order ? [lineItemOf(order)] : [];
      return listPage(`/v1/checkout/sessions/${id}/line_items`, items, params);
    },
  }),
];
