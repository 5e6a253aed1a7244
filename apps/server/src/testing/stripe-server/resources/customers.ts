import type Stripe from 'stripe';
import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { listPage } from '../http/list-page.ts';
import { clearableMetadata, metadata, page, paramsOf, text } from '../http/params.ts';
import { refusals } from '../http/stripe-refusal.ts';
import { idOf } from '../store.ts';
import type { World } from '../world.ts';
import { mergeMetadata } from './merge-metadata.ts';
import { cancelNow } from './subscription-changes.ts';

const settings = z.strictObject({ default_payment_method: text().optional() });

const create = paramsOf<Stripe.CustomerCreateParams>()({
  email: text().optional(),
  name: text().optional(),
  description: text().optional(),
  metadata: metadata().optional(),
});

const update = paramsOf<Stripe.CustomerUpdateParams>()({
  email: text().optional(),
  name: text().optional(),
  description: text().optional(),
  metadata: clearableMetadata().optional(),
  invoice_settings: settings.optional(),
});

const list = paramsOf<Stripe.CustomerListParams>()({ ...page, email: text().optional() });

export function createCustomer(
  { store, clock, events }: World,
  params: z.infer<typeof create>,
): Stripe.Customer {
  const id = store.newId('customer');
  const customer: Stripe.Customer = {
    id,
    object: 'customer',
    address: null,
    balance: 0,
    created: clock.now(),
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: params.description ?? null,
    email: params.email ?? null,
    invoice_prefix: id.slice(-8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: params.metadata ?? {},
    name: params.name ?? null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  };
  events.emit('customer.created', store.add('customer', customer));
  return customer;
}

/** Deletes a customer and, at once, its subscriptions. */
function deleteCustomer(world: World, _params: object, id: string): Stripe.DeletedCustomer {
  const customer = world.store.get('customer', id);
  for (const subscription of world.store.all('subscription')) {
    if (idOf(subscription.customer) !== id || subscription.status === 'canceled') continue;
    cancelNow(world, subscription, 'cancellation_requested');
  }
  world.events.emit('customer.deleted', customer);
  world.store.remove('customer', id);
  return { id, object: 'customer', deleted: true };
}

/** Delay until a search finds a new customer. Stripe's is some seconds; here it is a minute. */
const SEARCH_LAG_SECONDS = 60;

/** Finds customers by one field of their metadata, the only search that this server supports. */
function searchCustomers({ store, clock }: World, { query }: { query: string }) {
  const found = /^metadata\['([^']+)'\]:'([^']*)'$/.exec(query);
  if (!found) throw refusals.invalid('This server searches by one field of metadata only.');
  const [, name = '', value] = found;
  const data = store
    .all('customer')
    .filter(({ created }) => created <= clock.now() - SEARCH_LAG_SECONDS)
    .filter(({ metadata: fields }) => fields[name] === value);
  return { object: 'search_result', url: '/v1/customers/search', has_more: false, data };
}

export const customerEndpoints = [
  endpoint({ method: 'POST', path: '/v1/customers', params: create, run: createCustomer }),
  endpoint({
    method: 'GET',
    path: '/v1/customers',
    params: list,
    run: ({ store }, { email, ...params }) => {
      const customers = store.all('customer').filter((one) => !email || one.email === email);
      return listPage('/v1/customers', customers, params);
    },
  }),
  endpoint({
    method: 'GET',
    path: '/v1/customers/search',
    params: paramsOf<Stripe.CustomerSearchParams>()({ query: text(), limit: page.limit }),
    run: searchCustomers,
  }),
  endpoint({
    method: 'GET',
    path: '/v1/customers/:id',
    params: paramsOf<Stripe.CustomerRetrieveParams>()({}),
    run: ({ store }, _params, id) => store.get('customer', id),
  }),
  endpoint({
    method: 'POST',
    path: '/v1/customers/:id',
    params: update,
    run: ({ store, events }, params, id) => {
      const customer = store.get('customer', id);
      const method = params.invoice_settings?.default_payment_method;
      if (method) store.get('payment_method', method, 'invoice_settings[default_payment_method]');
      events.emitChange('customer.updated', customer, () => {
        customer.email = params.email ?? customer.email;
        customer.name = params.name ?? customer.name ?? null;
        customer.description = params.description ?? customer.description;
        customer.metadata = mergeMetadata(customer.metadata, params.metadata);
        if (method) customer.invoice_settings.default_payment_method = method;
      });
      return customer;
    },
  }),
  endpoint({
    method: 'DELETE',
    path: '/v1/customers/:id',
    params: paramsOf<Stripe.CustomerDeleteParams>()({}),
    run: deleteCustomer,
  }),
];
