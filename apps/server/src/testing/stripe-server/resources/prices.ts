import Stripe from 'stripe';
import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { listPage } from '../http/list-page.ts';
import { flag, integer, metadata, oneOf, page, paramsOf, text } from '../http/params.ts';
import { refusals } from '../http/stripe-refusal.ts';
import { idOf } from '../store.ts';
import type { World } from '../world.ts';
import { mergeMetadata } from './merge-metadata.ts';
import { createProduct } from './products.ts';

const TAX_BEHAVIORS = ['exclusive', 'inclusive', 'unspecified'] as const;

const create = paramsOf<Stripe.PriceCreateParams>()({
  currency: text(),
  unit_amount: integer().optional(),
  product: text().optional(),
  product_data: z.strictObject({ name: text(), metadata: metadata().optional() }).optional(),
  recurring: z
    .strictObject({ interval: oneOf(['month']), interval_count: integer().optional() })
    .optional(),
  lookup_key: text().optional(),
  transfer_lookup_key: flag().optional(),
  nickname: text().optional(),
  active: flag().optional(),
  tax_behavior: oneOf(TAX_BEHAVIORS).optional(),
  metadata: metadata().optional(),
});

const update = paramsOf<Stripe.PriceUpdateParams>()({
  active: flag().optional(),
  lookup_key: text().optional(),
  transfer_lookup_key: flag().optional(),
  nickname: text().optional(),
  metadata: metadata().optional(),
  tax_behavior: oneOf(TAX_BEHAVIORS).optional(),
});

const list = paramsOf<Stripe.PriceListParams>()({
  ...page,
  active: flag().optional(),
  lookup_keys: z.array(text()).optional(),
  product: text().optional(),
  type: oneOf(['one_time', 'recurring']).optional(),
});

/** Gives a lookup key to a price. A key that another price has is transferred only on request. */
function claimLookupKey(
  { store }: World,
  key: string | undefined,
  { id, transfer }: { id?: string; transfer: boolean | undefined },
): void {
  if (!key) return;
  const holder = store.all('price').find((price) => price.lookup_key === key && price.id !== id);
  if (!holder) return;
  if (!transfer) {
    const message = `A price (\`${holder.id}\`) already uses that lookup key.`;
    throw refusals.invalid(message, { param: 'lookup_key' });
  }
  holder.lookup_key = null;
}

function createPrice(world: World, params: z.infer<typeof create>): Stripe.Price {
  const { store, clock, events } = world;
  claimLookupKey(world, params.lookup_key, { transfer: params.transfer_lookup_key });
  const { product: named, product_data: data, recurring } = params;
  if (!named && !data) throw refusals.missingParameter('product');
  if (params.unit_amount === undefined) throw refusals.missingParameter('unit_amount');
  const product = data ? createProduct(world, data) : store.get('product', named ?? '', 'product');
  const price: Stripe.Price = {
    id: store.newId('price'),
    object: 'price',
    active: params.active ?? true,
    billing_scheme: 'per_unit',
    created: clock.now(),
    currency: params.currency.toLowerCase(),
    custom_unit_amount: null,
    livemode: false,
    lookup_key: params.lookup_key ?? null,
    metadata: params.metadata ?? {},
    nickname: params.nickname ?? null,
    product: product.id,
    recurring: recurring
      ? {
          interval: recurring.interval,
          interval_count: recurring.interval_count ?? 1,
          meter: null,
          trial_period_days: null,
          usage_type: 'licensed',
        }
      : null,
    tax_behavior: params.tax_behavior ?? 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: recurring ? 'recurring' : 'one_time',
    unit_amount: params.unit_amount,
    unit_amount_decimal: Stripe.Decimal.from(params.unit_amount),
  };
  events.emit('price.created', store.add('price', price));
  return price;
}

export const priceEndpoints = [
  endpoint({ method: 'POST', path: '/v1/prices', params: create, run: createPrice }),
  endpoint({
    method: 'GET',
    path: '/v1/prices',
    params: list,
    run: ({ store }, { active, lookup_keys: keys, product, type, ...params }) => {
      const prices = store
        .all('price')
        .filter((price) => active === undefined || price.active === active)
        .filter((price) => !keys || (price.lookup_key && keys.includes(price.lookup_key)))
        .filter((price) => !product || idOf(price.product) === product)
        .filter((price) => !type || price.type === type);
      return listPage('/v1/prices', prices, params);
    },
  }),
  endpoint({
    method: 'GET',
    path: '/v1/prices/:id',
    params: paramsOf<Stripe.PriceRetrieveParams>()({}),
    run: ({ store }, _params, id) => store.get('price', id),
  }),
  endpoint({
    method: 'POST',
    path: '/v1/prices/:id',
    params: update,
    run: (world, params, id) => {
      const price = world.store.get('price', id);
      claimLookupKey(world, params.lookup_key, { id, transfer: params.transfer_lookup_key });
      world.events.emitChange('price.updated', price, () => {
        price.active = params.active ?? price.active;
        price.lookup_key = params.lookup_key ?? price.lookup_key;
        price.nickname = params.nickname ?? price.nickname;
        price.tax_behavior = params.tax_behavior ?? price.tax_behavior;
        price.metadata = mergeMetadata(price.metadata, params.metadata);
      });
      return price;
    },
  }),
];
