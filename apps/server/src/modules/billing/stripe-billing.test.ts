import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { createStripeClient } from '../../adapters/payments/stripe/stripe-client.ts';
import { WEBHOOK_EVENTS } from '../../adapters/payments/stripe/stripe-events.ts';
import { setUpStripe } from '../../adapters/payments/stripe/stripe-setup.ts';
import { auditLedger, LEDGER_IN_ORDER } from '../../testing/audit-ledger.ts';
import { openSignedIn } from '../../testing/register.ts';
import { createId, type StoredEvent } from '../../testing/stripe-server/store.ts';
import { startStripeServer } from '../../testing/stripe-server/stripe-server.ts';
import { createTestApp } from '../../testing/test-app.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';

const SECRET = 'whsec_billing';
const BASIC = 'price_basic_monthly';
const STANDARD = 'price_standard_monthly';
const LATER_DECLINED = '4000000000000341';
const WELCOME = 40;
const HOUR_MS = 3_600_000;

const stripe = await startStripeServer({ startAt: new Date() });
afterAll(stripe.close);
const client = createStripeClient({ secretKey: stripe.secretKey, apiBase: stripe.baseUrl });
await setUpStripe(client);

const testApp = await createTestApp({
  environment: {
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_WEBHOOK_SECRET: SECRET,
    STRIPE_API_BASE: stripe.baseUrl,
  },
});
await testApp.app.listen({ port: 0, host: '127.0.0.1' });
// A server that listens on TCP has such an address.
const { port } = testApp.app.server.address() as AddressInfo;
stripe.webhooks.setTarget({
  url: `http://127.0.0.1:${port}/api/payments/webhook/`,
  secret: SECRET,
  types: WEBHOOK_EVENTS,
});

async function creditsOf(browser: TestBrowser): Promise<number> {
  await stripe.webhooks.settled();
  await testApp.services.background.drain();
  return (await browser.get('/api/get-user-credits/')).json().credits;
}

const planOf = async (browser: TestBrowser) =>
  (await browser.get('/api/get-user-subscription/')).json();

async function update(browser: TestBrowser, plan: string) {
  return browser.post('/api/update-subscription/', { json: { new_plan_price_id: plan } });
}

/** A user who has just paid on Stripe's page, and Stripe's id of the customer. */
async function openSubscribed(username: string, plan: string) {
  const browser = await openSignedIn(testApp, username);
  const json = { subscription_plan: plan, credits_per_cycle: 1_000_000 };
  const answer = (await browser.post('/api/create-checkout-session/', { json })).json();
  expect(answer.url).toContain(stripe.baseUrl);
  const { customer } = stripe.completeCheckout(answer.sessionId);
  return { browser, customer: typeof customer === 'string' ? customer : '' };
}

/** Moves on to the next billing date, and past the hour in which an invoice is a draft. */
async function renew(browser: TestBrowser) {
  const { next_billing_date: date } = await planOf(browser);
  stripe.advanceTo(new Date(new Date(date).getTime() + 2 * HOUR_MS));
  await creditsOf(browser);
}

/** The held events, three times each, half of them under new ids, shuffled. */
function storm(events: readonly StoredEvent[]): StoredEvent[] {
  const copies = events.flatMap((event, index) => [
    event,
    event,
    index % 2 === 0 ? { ...event, id: createId('evt') } : event,
  ]);
  return copies
    .map((event, index) => ({ event, turn: (index * 7919) % copies.length }))
    .toSorted((a, b) => a.turn - b.turn)
    .map(({ event }) => event);
}

const AT_A_TIME = 6;

/** Delivers calls, some in parallel; refused ones are sent again, as Stripe does. */
async function sendAll(calls: readonly StoredEvent[]): Promise<void> {
  for (let sent = 0; sent < calls.length; sent += AT_A_TIME) {
    const together = calls.slice(sent, sent + AT_A_TIME);
    const taken = await Promise.all(together.map((event) => stripe.webhooks.send(event)));
    for (const event of together.filter((_event, index) => taken[index] !== true)) {
      expect(await stripe.webhooks.send(event)).toBe(true);
    }
  }
}

test('a plan is bought, renewed, raised, lowered, cancelled and kept through Stripe', async () => {
  const { browser } = await openSubscribed('ada', BASIC);
  expect(await creditsOf(browser)).toBe(WELCOME + 60);
  expect(await planOf(browser)).toMatchObject({ plan: BASIC, status: 'active' });

  await renew(browser);
  expect(await creditsOf(browser)).toBe(WELCOME + 120);

  expect((await update(browser, STANDARD)).json()).toMatchObject({ success: true });
  const raised = await creditsOf(browser);
  expect(raised).toBeGreaterThan(WELCOME + 120 + 530);
  expect(raised).toBeLessThanOrEqual(WELCOME + 120 + 540);
  expect((await update(browser, BASIC)).json()).toMatchObject({ success: true });
  expect(await planOf(browser)).toMatchObject({ plan: STANDARD, pending_plan: BASIC });
  await renew(browser);
  expect(await planOf(browser)).toMatchObject({ plan: BASIC, status: 'active' });
  expect(await creditsOf(browser)).toBe(raised + 60);

  await browser.post('/api/cancel-subscription/');
  expect(await planOf(browser)).toMatchObject({ plan: BASIC, status: 'canceling' });
  expect((await update(browser, BASIC)).json()).toMatchObject({ success: true });
  expect(await planOf(browser)).toMatchObject({ plan: BASIC, status: 'active' });
  expect(await creditsOf(browser)).toBe(raised + 60);
  expect(await auditLedger(testApp.database)).toMatchObject(LEDGER_IN_ORDER);
});

test('a card that stops paying leaves the plan past due, until it is paid on the page of the invoice', async () => {
  const { browser, customer } = await openSubscribed('bob', BASIC);
  expect(await creditsOf(browser)).toBe(WELCOME + 60);
  stripe.replaceCard(customer, LATER_DECLINED);
  await renew(browser);
  expect(await planOf(browser)).toMatchObject({ plan: BASIC, status: 'past_due' });
  expect(await creditsOf(browser)).toBe(WELCOME + 60);
  const { data } = await client.invoices.list({ customer, status: 'open' });
  const url = data[0]?.hosted_invoice_url ?? '';
  const body = new URLSearchParams({ card: '4242424242424242' });
  expect((await fetch(url, { method: 'POST', body })).status).toBe(200);
  expect(await creditsOf(browser)).toBe(WELCOME + 120);
  expect(await planOf(browser)).toMatchObject({ plan: BASIC, status: 'active' });
});

test('an upgrade that the card declines changes nothing', async () => {
  const { browser, customer } = await openSubscribed('cleo', BASIC);
  await creditsOf(browser);
  stripe.replaceCard(customer, LATER_DECLINED);
  expect((await update(browser, STANDARD)).statusCode).toBe(402);
  expect(await planOf(browser)).toMatchObject({ plan: BASIC, status: 'active' });
  expect(await creditsOf(browser)).toBe(WELCOME + 60);
});

test('refunds and disputes take back what was not spent, a dispute that is won gives it again', async () => {
  const { browser, customer } = await openSubscribed('dora', BASIC);
  expect(await creditsOf(browser)).toBe(WELCOME + 60);
  const [charge] = (await client.charges.list({ customer })).data;
  const dispute = stripe.openDispute(charge?.id ?? '');
  expect(await creditsOf(browser)).toBe(WELCOME);
  stripe.closeDispute(dispute.id, 'won');
  expect(await creditsOf(browser)).toBe(WELCOME + 60);
  const other = await openSubscribed('emil', BASIC);
  const { data } = await client.charges.list({ customer: other.customer });
  await creditsOf(other.browser);
  await client.refunds.create({ charge: data[0]?.id ?? '', amount: 250 });
  expect(await creditsOf(other.browser)).toBe(WELCOME + 30);
});

test('events three times over, mixed up, in parallel, half under new ids: one grant for each invoice', async () => {
  stripe.webhooks.hold();
  const { browser } = await openSubscribed('fay', BASIC);
  const { customerId, subscriptionId } = await heldPlan();
  await client.subscriptions.update(subscriptionId, {
    items: [{ id: await itemOf(subscriptionId), price: await priceOf(STANDARD) }],
    proration_behavior: 'always_invoice',
  });
  stripe.advanceTo(new Date(stripe.now().getTime() + 33 * 24 * HOUR_MS));
  const calls = storm(stripe.webhooks.takeWaiting());
  expect(calls.length).toBeGreaterThan(20);
  await sendAll(calls);
  stripe.webhooks.takeWaiting();
  await stripe.webhooks.release();
  const paid = (await client.invoices.list({ customer: customerId, status: 'paid' })).data;
  expect(paid).toHaveLength(3);
  // The upgrade came in the same second: all of the difference, then a month of the new plan.
  expect(await creditsOf(browser)).toBe(WELCOME + 60 + 540 + 600);
  expect(await auditLedger(testApp.database)).toMatchObject(LEDGER_IN_ORDER);
});

async function heldPlan() {
  const { data } = await client.subscriptions.list({ limit: 1 });
  const [subscription] = data;
  if (!subscription || typeof subscription.customer !== 'string') throw new Error('No plan');
  return { subscriptionId: subscription.id, customerId: subscription.customer };
}

async function itemOf(subscriptionId: string): Promise<string> {
  const { items } = await client.subscriptions.retrieve(subscriptionId);
  return items.data[0]?.id ?? '';
}

async function priceOf(key: string): Promise<string> {
  const { data } = await client.prices.list({ lookup_keys: [key] });
  return data[0]?.id ?? '';
}
