import type Stripe from 'stripe';
import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { listPage } from '../http/list-page.ts';
import { flag, metadata, page, paramsOf, text } from '../http/params.ts';
import type { World } from '../world.ts';
import { mergeMetadata } from './merge-metadata.ts';

const create = paramsOf<Stripe.ProductCreateParams>()({
  id: text().optional(),
  name: text(),
  active: flag().optional(),
  description: text().optional(),
  metadata: metadata().optional(),
  tax_code: text().optional(),
});

const update = paramsOf<Stripe.ProductUpdateParams>()({
  name: text().optional(),
  active: flag().optional(),
  description: text().optional(),
  metadata: metadata().optional(),
});

const list = paramsOf<Stripe.ProductListParams>()({
  ...page,
  active: flag().optional(),
  ids: z.array(text()).optional(),
});

export function createProduct(
  { store, clock, events }: World,
  params: z.infer<typeof create>,
): Stripe.Product {
  const product: Stripe.Product = {
    id: params.id ?? store.newId('product'),
    object: 'product',
    active: params.active ?? true,
    created: clock.now(),
    description: params.description ?? null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: params.metadata ?? {},
    name: params.name,
    package_dimensions: null,
    shippable: null,
    tax_code: params.tax_code ?? null,
    tax_details: null,
    type: 'service',
    updated: clock.now(),
    url: null,
  };
  events.emit('product.created', store.add('product', product));
  return product;
}

export const productEndpoints = [
  endpoint({ method: 'POST', path: '/v1/products', params: create, run: createProduct }),
  endpoint({
    method: 'GET',
    path: '/v1/products',
    params: list,
    run: ({ store }, { active, ids, ...params }) => {
      const products = store
        .all('product')
        .filter((product) => active === undefined || product.active === active)
        .filter(({ id }) => !ids || ids.includes(id));
      return listPage('/v1/products', products, params);
    },
  }),
  endpoint({
    method: 'GET',
    path: '/v1/products/:id',
    params: paramsOf<Stripe.ProductRetrieveParams>()({}),
    run: ({ store }, _params, id) => store.get('product', id),
  }),
  endpoint({
    method: 'POST',
    path: '/v1/products/:id',
    params: update,
    run: ({ store, events, clock }, params, id) => {
      const product = store.get('product', id);
      events.emitChange('product.updated', product, () => {
        product.name = params.name ?? product.name;
        product.active = params.active ?? product.active;
        product.description = params.description ?? product.description;
        product.metadata = mergeMetadata(product.metadata, params.metadata);
        product.updated = clock.now();
      });
      return product;
    },
  }),
];
