import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { startStripeServer } from '../../../testing/stripe-server/stripe-server.ts';
import { eventBody, signatureOf } from '../../../testing/stripe-server/webhooks.ts';
import { WebhookRefusal } from '../payments-port.ts';
import { createStripeClient, isLiveKey } from './stripe-client.ts';
import { WEBHOOK_EVENTS } from './stripe-events.ts';
import { idIn } from './stripe-fields.ts';
import { createStripePayments } from './stripe-payments.ts';
import { setUpStripe } from './stripe-setup.ts';

const SECRET = 'whsec_of_this_test';
const BASIC = 'price_basic_monthly';
const STANDARD = 'price_standard_monthly';
const PREMIUM = 'price_premium_monthly';
const LATER_DECLINED = '4000000000000341';
const DAY_MS = 24 * 3600 * 1000;

const server = await startStripeServer({ startAt: new Date(), holdWebhooks: true });
afterAll(server.close);
const access = { secretKey: server.secretKey, apiBase: server.baseUrl };
const stripe = createStripeClient(access);

function openPayments({ hasAutomaticTax = false, prices = new Map<string, string>() } = {}) {
  const settings = { ...access, webhookSecret: SECRET, prices, hasAutomaticTax };
  return createStripePayments(settings, () => new Date());
}
const payments = openPayments();
await setUpStripe(stripe);

const newUser = () => ({ userId: randomUUID(), email: 'ada@example.com', username: 'ada' });
const addresses = { paidUrl: 'http://localhost/paid', unpaidUrl: 'http://localhost/unpaid' };
const advance = (ms: number) => server.advanceTo(new Date(server.now().getTime() + ms));

async function order(customerId: string, priceId: string) {
  return payments.createCheckout({
    customerId,
    priceId,
    idempotencyKey: randomUUID(),
    ...addresses,
  });
}

async function subscribe(priceId: string) {
  const { customerId } = await payments.createCustomer(newUser());
  const { id } = await order(customerId, priceId);
  const subscriptionId = idIn(server.completeCheckout(id).subscription) ?? '';
  const read = async () => {
    const { subscriptions, invoices } = await payments.readCustomer(customerId);
    return { subscription: subscriptions.at(-1), invoices };
  };
  const change = (to: string) => ({ subscriptionId, priceId: to, idempotencyKey: randomUUID() });
  return { customerId, subscriptionId, read, change };
}

test('products and prices are made once, however often the command runs', async () => {
  const again = await setUpStripe(stripe);
  expect(again.map(({ state }) => state)).toEqual(['found', 'found', 'found']);
  expect((await stripe.products.list({ limit: 100 })).data).toHaveLength(3);
  expect((await stripe.billingPortal.configurations.list()).data).toHaveLength(1);
});

test('a price that costs something else now is replaced, and its plan is still known by the old', async () => {
  const { data } = await stripe.prices.list({ lookup_keys: [BASIC] });
  const old = await stripe.prices.create({
    product: idIn(data[0]?.product) ?? '',
    currency: 'usd',
    unit_amount: 400,
    recurring: { interval: 'month' },
    lookup_key: BASIC,
    transfer_lookup_key: true,
    metadata: { toile_price: BASIC },
  });
  const early = openPayments({ prices: new Map([[BASIC, old.id]]) });
  const { customerId } = await payments.createCustomer(newUser());
  const { id } = await early.createCheckout({
    customerId,
    priceId: BASIC,
    idempotencyKey: randomUUID(),
    ...addresses,
  });
  server.completeCheckout(id);
  const [basic] = await setUpStripe(stripe);
  expect(basic?.state).toBe('replaced');
  const { subscriptions, invoices } = await payments.readCustomer(customerId);
  expect(subscriptions[0]?.priceId).toBe(BASIC);
  expect(invoices[0]).toMatchObject({ paidCents: 400, lines: [{ priceId: BASIC }] });
});

test('a user is one customer after a day too, and the name follows', async () => {
  const user = newUser();
  const first = await payments.createCustomer(user);
  advance(2 * DAY_MS);
  const second = await payments.createCustomer({ ...user, email: 'ada@atelier.example' });
  expect(second).toEqual(first);
  const customer = await stripe.customers.retrieve(first.customerId);
  expect(customer).toMatchObject({ email: 'ada@atelier.example', name: 'ada' });
});

test('an answer that was lost on the way makes nothing twice', async () => {
  const { customerId, change, read } = await subscribe(BASIC);
  server.faults.order('cut-after', { method: 'POST', path: /subscriptions\/sub_/ });
  await payments.changePlanNow(change(STANDARD));
  const { subscription, invoices } = await read();
  expect(subscription?.priceId).toBe(STANDARD);
  expect(invoices).toHaveLength(2);
  server.faults.order('cut-after', { method: 'POST', path: /checkout/ });
  await order(customerId, BASIC);
  expect((await stripe.checkout.sessions.list({ customer: customerId })).data).toHaveLength(2);
});

test('a declined upgrade leaves a downgrade that was planned as it was', async () => {
  const { customerId, change, read } = await subscribe(STANDARD);
  await payments.changePlanAtPeriodEnd(change(BASIC));
  server.replaceCard(customerId, LATER_DECLINED);
  await expect(payments.changePlanNow(change(PREMIUM))).rejects.toMatchObject({
    fault: 'declined',
  });
  expect((await read()).subscription).toMatchObject({ priceId: STANDARD, pendingPriceId: BASIC });
});

test('what Stripe does not know, refuses or does not answer is told apart', async () => {
  const { change, subscriptionId } = await subscribe(BASIC);
  await expect(payments.readCheckout('cs_none')).rejects.toMatchObject({ fault: 'absent' });
  await payments.cancelNow(subscriptionId);
  await payments.cancelNow(subscriptionId);
  await expect(payments.changePlanNow(change(STANDARD))).rejects.toMatchObject({
    fault: 'conflict',
  });
  server.faults.order('server-error', { times: 3 });
  await expect(payments.keepPlan(subscriptionId)).rejects.toMatchObject({ fault: 'unavailable' });
  const other = createStripeClient({ ...access, secretKey: 'sk_test_wrong' });
  await expect(other.products.list()).rejects.toThrow('Invalid API Key');
});

test('prices that were not set up are told of with the command that does', async () => {
  const empty = await startStripeServer();
  afterAll(empty.close);
  const fresh = createStripePayments(
    {
      secretKey: empty.secretKey,
      apiBase: empty.baseUrl,
      webhookSecret: SECRET,
      prices: new Map(),
      hasAutomaticTax: false,
    },
    () => new Date(),
  );
  const { customerId } = await fresh.createCustomer(newUser());
  const checkout = fresh.createCheckout({
    customerId,
    priceId: BASIC,
    idempotencyKey: 'k',
    ...addresses,
  });
  await expect(checkout).rejects.toThrow('npm run stripe:setup');
});

test('a dispute tells whose it is by its charge; what is of no customer, of nobody', async () => {
  const { customerId } = await subscribe(BASIC);
  const { data } = await stripe.charges.list({ customer: customerId });
  server.webhooks.takeWaiting();
  server.openDispute(data[0]?.id ?? '');
  await stripe.products.create({ name: 'Something else' });
  const read = await Promise.all(
    server.webhooks.takeWaiting().map(async (event) => {
      const body = Buffer.from(eventBody(event));
      const signature = signatureOf(body.toString(), SECRET);
      return payments.readEvent({ body, signature });
    }),
  );
  expect(read.map(({ type, customerId: whose }) => [type, whose])).toEqual([
    ['charge.dispute.created', customerId],
    ['charge.dispute.funds_withdrawn', customerId],
    ['product.created', undefined],
  ]);
});

test('a call that is signed in the future is refused', async () => {
  const body = Buffer.from('{}');
  const at = Math.floor(Date.now() / 1000) + 310;
  const call = { body, signature: signatureOf(body.toString(), SECRET, at) };
  await expect(payments.readEvent(call)).rejects.toBeInstanceOf(WebhookRefusal);
});

test('the customer has a page for card and invoices', async () => {
  const { customerId } = await subscribe(BASIC);
  const { url } = await payments.createPortal({ customerId, returnUrl: 'http://localhost/back' });
  expect(await (await fetch(url)).text()).toContain('Ends with 4242.');
});

test('with automatic tax, Stripe is asked to reckon it at checkout', async () => {
  const taxed = openPayments({ hasAutomaticTax: true });
  const { customerId } = await taxed.createCustomer(newUser());
  const { id } = await taxed.createCheckout({
    customerId,
    priceId: BASIC,
    idempotencyKey: randomUUID(),
    ...addresses,
  });
  expect((await stripe.checkout.sessions.retrieve(id)).automatic_tax.enabled).toBe(true);
});

test('only keys of the live mode are live', () => {
  expect(['sk_live_1', 'rk_live_1', 'sk_test_1'].map(isLiveKey)).toEqual([true, true, false]);
  expect(payments.provider).toBe('stripe-test');
});

test('the operator is told to subscribe the webhook to the events that are read', () => {
  const page = new URL('../../../../../../docs/payments.md', import.meta.url);
  const events = WEBHOOK_EVENTS.map((type) => `\`${type}\``).join(', ');
  expect(readFileSync(page, 'utf8')).toContain(events);
});
