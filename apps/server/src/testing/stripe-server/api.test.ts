import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { idOf } from './store.ts';
import { openShop } from './testing-shop.ts';

const { stripe, server, basic, openCheckout } = await openShop({ retries: 2 });

const create = async (email: string, idempotencyKey: string) =>
  stripe.customers.create({ email }, { idempotencyKey });

test('a wrong key is refused', async () => {
  const stranger = new Stripe('sk_test_other', {
    host: '127.0.0.1',
    port: server.port,
    protocol: 'http',
  });
  await expect(stranger.products.list()).rejects.toBeInstanceOf(
    Stripe.errors.StripeAuthenticationError,
  );
});

test('an unknown parameter, a missing resource and an unknown address are refused as Stripe does', async () => {
  // A parameter that the SDK's types do not have.
  const odd = { email: 'a@example.com', favourite_colour: 'red' } as Stripe.CustomerCreateParams;
  await expect(stripe.customers.create(odd)).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    code: 'parameter_unknown',
    param: 'favourite_colour',
  });
  await expect(stripe.customers.retrieve('cus_none')).rejects.toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
  });
  await expect(stripe.rawRequest('POST', '/v1/rockets', {})).rejects.toMatchObject({
    statusCode: 404,
  });
});

test('lists have pages, which the SDK walks through', async () => {
  for (const name of ['a', 'b', 'c', 'd', 'e']) await stripe.products.create({ name });
  const first = await stripe.products.list({ limit: 2 });
  expect(first.data.map(({ name }) => name)).toEqual(['e', 'd']);
  expect(first.has_more).toBe(true);
  const all = await stripe.products.list({ limit: 2 }).autoPagingToArray({ limit: 100 });
  expect(all.map(({ name }) => name).slice(0, 5)).toEqual(['e', 'd', 'c', 'b', 'a']);
  const before = await stripe.products.list({ ending_before: all[3]?.id, limit: 2 });
  expect(before.data.map(({ name }) => name)).toEqual(['d', 'c']);
});

test('fields are expanded on request, also in lists', async () => {
  const plain = await stripe.prices.retrieve(basic.id);
  expect(plain.product).toBe(basic.product);
  const price = await stripe.prices.retrieve(basic.id, { expand: ['product'] });
  expect(price.product).toMatchObject({ object: 'product', name: 'Basic' });
  const list = await stripe.prices.list({ expand: ['data.product'] });
  expect(list.data[0]?.product).toMatchObject({ object: 'product' });
  await expect(stripe.prices.retrieve(basic.id, { expand: ['wheel'] })).rejects.toThrow(
    'cannot be expanded',
  );
});

test('a lookup key belongs to one price, until it is taken over', async () => {
  const order = {
    currency: 'usd',
    unit_amount: 900,
    recurring: { interval: 'month' },
    product: idOf(basic.product),
    lookup_key: 'studio',
  } as const;
  const old = await stripe.prices.create(order);
  await expect(stripe.prices.create(order)).rejects.toMatchObject({ param: 'lookup_key' });
  const next = await stripe.prices.create({ ...order, transfer_lookup_key: true });
  const { data } = await stripe.prices.list({ lookup_keys: ['studio'] });
  expect(data.map(({ id }) => id)).toEqual([next.id]);
  expect((await stripe.prices.retrieve(old.id)).lookup_key).toBeNull();
});

test('a customer is found by metadata, a minute after it was made', async () => {
  const { id } = await stripe.customers.create({ metadata: { user_id: 'u1' } });
  const query = "metadata['user_id']:'u1'";
  expect((await stripe.customers.search({ query })).data).toEqual([]);
  server.advanceTo(new Date(server.now().getTime() + 60_000));
  expect((await stripe.customers.search({ query })).data.map((one) => one.id)).toEqual([id]);
});

test('an idempotency key gives the first answer again, and only for the same request', async () => {
  const first = await create('ada@example.com', 'key-1');
  const again = await create('ada@example.com', 'key-1');
  expect(again.id).toBe(first.id);
  await expect(create('eve@example.com', 'key-1')).rejects.toBeInstanceOf(
    Stripe.errors.StripeIdempotencyError,
  );
  server.advanceTo(new Date(server.now().getTime() + 25 * 3_600_000));
  expect((await create('ada@example.com', 'key-1')).id).not.toBe(first.id);
});

test('a request whose answer is lost is carried out once', async () => {
  const before = (await stripe.customers.list({ limit: 100 })).data.length;
  server.faults.order('cut-after', { method: 'POST', path: /customers/ });
  const made = await stripe.customers.create({ email: 'once@example.com' });
  const after = (await stripe.customers.list({ limit: 100 })).data;
  expect(after).toHaveLength(before + 1);
  expect(after[0]?.id).toBe(made.id);
});

test('too many requests, and faults of the server, come as Stripe sends them', async () => {
  server.faults.order('rate-limit');
  await expect(stripe.products.list()).rejects.toBeInstanceOf(Stripe.errors.StripeRateLimitError);
  server.faults.order('server-error', { times: 3 });
  await expect(stripe.products.list()).rejects.toBeInstanceOf(Stripe.errors.StripeAPIError);
  server.faults.order('server-error', { times: 2 });
  await expect(stripe.products.list()).resolves.toBeDefined();
});

test('an event names the request that caused it', async () => {
  const { id } = await create('cause@example.com', 'key-cause');
  const { data } = await stripe.events.list({ type: 'customer.created', limit: 1 });
  expect(data[0]).toMatchObject({
    type: 'customer.created',
    data: { object: { id } },
    request: { idempotency_key: 'key-cause' },
  });
});

test('the hosted page takes a card, says when it is declined, and leads back', async () => {
  const session = await openCheckout();
  const url = session.url ?? '';
  const post = async (card: string) =>
    fetch(url, { method: 'POST', body: new URLSearchParams({ card }), redirect: 'manual' });
  expect(await (await fetch(url)).text()).toContain('Subscribe to Basic');
  const declined = await post('4000000000000002');
  expect(declined.status).toBe(402);
  expect(await declined.text()).toContain('Your card was declined.');
  expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('open');
  const paid = await post('4242424242424242');
  expect(paid.headers.get('location')).toBe('http://localhost/paid');
  expect((await post('4242424242424242')).status).toBe(400);
  expect(await (await fetch(url)).text()).toContain('This has been paid');
  const { data } = await stripe.subscriptions.list({ customer: idOf(session.customer) });
  expect(data).toHaveLength(1);
});

test('a payer may pay now, with a card that will not pay later', async () => {
  const session = await openCheckout();
  const body = new URLSearchParams({ card: '4242424242424242', later: 'declines' });
  await fetch(session.url ?? '', { method: 'POST', body, redirect: 'manual' });
  const customer = idOf(session.customer);
  const [paid] = (await stripe.invoices.list({ customer })).data;
  expect(paid?.status).toBe('paid');
  const [subscription] = (await stripe.subscriptions.list({ customer })).data;
  const end = subscription?.items.data[0]?.current_period_end ?? 0;
  server.advanceTo(new Date((end + 3600) * 1000));
  const [renewal] = (await stripe.invoices.list({ customer })).data;
  expect(renewal).toMatchObject({ status: 'open', attempt_count: 1 });
});

test('a checkout that is not paid expires after a day, or when it is told to', async () => {
  const told = await openCheckout();
  expect((await stripe.checkout.sessions.expire(told.id)).status).toBe('expired');
  await expect(stripe.checkout.sessions.expire(told.id)).rejects.toThrow('expired');
  expect(() => server.completeCheckout(told.id)).toThrow('expired');
  const left = await openCheckout();
  server.advanceTo(new Date(left.expires_at * 1000));
  expect(await stripe.checkout.sessions.retrieve(left.id)).toMatchObject({
    status: 'expired',
    url: null,
  });
});
