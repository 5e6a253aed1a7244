import { en, serverWords } from '@toile/contract';
import { expect, test } from 'vitest';
import { auditLedger, LEDGER_IN_ORDER } from '../../testing/audit-ledger.ts';
import { openSignedIn } from '../../testing/register.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { openBrowser, type TestBrowser } from '../../testing/test-browser.ts';

const BASIC = 'price_basic_monthly';
const STANDARD = 'price_standard_monthly';
const PREMIUM = 'price_premium_monthly';
const WELCOME = 40;

const testApp = await createTestApp();
const { services } = testApp;

const local = (url: string) => url.replace('http://localhost:3000', '');

async function act(browser: TestBrowser, url: string, name: string) {
  return browser.post(local(url), { form: { act: name } });
}

async function creditsOf(browser: TestBrowser): Promise<number> {
  await services.background.drain();
  return (await browser.get('/api/get-user-credits/')).json().credits;
}

async function planOf(browser: TestBrowser) {
  return (await browser.get('/api/get-user-subscription/')).json();
}

async function checkout(browser: TestBrowser, plan: string, more: object = {}) {
  const json = { subscription_plan: plan, credits_per_cycle: 1_000_000, ...more };
  return browser.post('/api/create-checkout-session/', { json });
}

async function update(browser: TestBrowser, plan: string) {
  const json = { new_plan_price_id: plan };
  return browser.post('/api/update-subscription/', { json });
}

async function preview(browser: TestBrowser, plan: string) {
  return browser.post('/api/preview-subscription/', { json: { new_plan_price_id: plan } });
}

/** A user with a plan, and the address of the provider's page for it. */
async function openSubscribed(username: string, plan: string) {
  const browser = await openSignedIn(testApp, username);
  const { url } = (await checkout(browser, plan)).json();
  await act(browser, url, 'pay');
  const portal: string = (await browser.post('/api/billing-portal/')).json().url;
  return { browser, portal };
}

test('the plans, the cost table and the kind of payments are for everybody', async () => {
  const visitor = await openBrowser(testApp.app);
  const answer = (await visitor.get('/api/plans/')).json();
  expect(answer.plans.map(({ name, credits }: Record<string, unknown>) => [name, credits])).toEqual(
    [
      ['BASIC', 60],
      ['STANDARD', 600],
      ['PREMIUM', 2000],
    ],
  );
  expect(answer.costs).toContainEqual({ name: 'Upscale', credits: 2 });
  expect(answer.costs).toHaveLength(8);
  expect(answer.payments).toBe('sandbox');
  expect(answer.welcome_credits).toBe(WELCOME);
});

test('a visitor buys, changes, cancels and sees nothing', async () => {
  const visitor = await openBrowser(testApp.app);
  expect((await checkout(visitor, BASIC)).statusCode).toBe(401);
  expect((await update(visitor, BASIC)).statusCode).toBe(401);
  for (const path of ['cancel-subscription', 'billing-portal']) {
    expect((await visitor.post(`/api/${path}/`)).statusCode).toBe(401);
  }
  for (const path of ['get-user-subscription', 'receipts']) {
    expect((await visitor.get(`/api/${path}/`)).statusCode).toBe(401);
  }
});

test('a price id of no plan is an invalid priceId', async () => {
  const browser = await openSignedIn(testApp, 'priceless');
  for (const id of ['price_gold', '', 5, null, undefined]) {
    const json = { subscription_plan: id, new_plan_price_id: id };
    for (const [path, field] of [
      ['create-checkout-session', 'subscription_plan'],
      ['update-subscription', 'new_plan_price_id'],
    ] as const) {
      const answer = await browser.post(`/api/${path}/`, { json });
      expect([answer.statusCode, answer.json()]).toEqual([400, { [field]: ['Invalid priceId'] }]);
    }
  }
});

test('paying in the sandbox: page, plan, credits, receipt, and the way back', async () => {
  const browser = await openSignedIn(testApp, 'ada');
  expect(await planOf(browser)).toEqual({});
  const answer = (await checkout(browser, BASIC, { return_to: '/create-sketch/' })).json();
  expect(answer).toEqual({ sessionId: expect.any(String), url: expect.any(String) });
  const page = await browser.get(local(answer.url));
  expect(page.body).toContain(serverWords.billing.sandbox.note);
  expect(page.body).toContain('$5.00');

  const paid = await act(browser, answer.url, 'pay');
  expect(paid.statusCode).toBe(303);
  expect(paid.headers.location).toBe(
    `http://localhost:3000/dashboard?payment-popup=success&plan=${BASIC}&returnTo=%2Fcreate-sketch%2F`,
  );
  // `credits_per_cycle` of a million is ignored.
  expect(await creditsOf(browser)).toBe(WELCOME + 60);
  const plan = await planOf(browser);
  expect(plan).toMatchObject({ plan: BASIC, status: 'active' });
  const start = new Date(plan.updated_at);
  expect(new Date(plan.next_billing_date).getTime()).toBeGreaterThan(start.getTime());

  const { receipts } = (await browser.get('/api/receipts/')).json();
  expect(receipts).toMatchObject([
    {
      kind: 'start',
      status: 'paid',
      plan: 'BASIC',
      total_cents: 500,
      currency: 'usd',
      credits: 60,
    },
  ]);
  const { moves } = (await browser.get('/api/credit-history/')).json();
  expect(moves[0]).toMatchObject({
    kind: 'purchase',
    amount: 60,
    invoice: { id: receipts[0].id, number: receipts[0].number, url: receipts[0].url },
  });
  expect(await auditLedger(testApp.database)).toMatchObject(LEDGER_IN_ORDER);
});

test('a payer who declines or leaves comes back to the failure, with the plan to try again', async () => {
  const browser = await openSignedIn(testApp, 'bob');
  const { url, sessionId } = (await checkout(browser, STANDARD)).json();
  for (const name of ['decline', 'leave']) {
    const { location } = (await act(browser, url, name)).headers;
    expect(location).toBe(`http://localhost:3000/dashboard?payment-popup=failure&plan=${STANDARD}`);
  }
  expect(await creditsOf(browser)).toBe(WELCOME);
  expect(await planOf(browser)).toEqual({});
  // A second request gets the same page: nobody can pay twice.
  expect((await checkout(browser, STANDARD)).json().sessionId).toBe(sessionId);
  expect((await checkout(browser, BASIC)).json().sessionId).not.toBe(sessionId);
  expect((await browser.get(local(url))).body).toContain(serverWords.billing.sandbox.over);
});

test('addresses to return to are paths of our own', async () => {
  const browser = await openSignedIn(testApp, 'returner');
  for (const path of ['https://evil.example/', '//evil.example', '/\\evil.example', 'dashboard']) {
    const answer = await checkout(browser, BASIC, { return_to: path });
    expect([path, answer.statusCode]).toEqual([path, 400]);
  }
});

test('who has a plan is led to change it', async () => {
  const { browser } = await openSubscribed('cleo', BASIC);
  const answer = await checkout(browser, STANDARD);
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toMatchObject({
    non_field_errors: [en.errors.alreadySubscribed],
    subscription: { plan: BASIC, status: 'active' },
  });
});

test('an upgrade is charged and granted for the rest of the month, now', async () => {
  const { browser } = await openSubscribed('dora', BASIC);
  const before = await planOf(browser);
  // Nearly all of $150 - $5, and of 2000 - 60 credits; looking changes nothing.
  const { due_now_cents: cents, credits } = (await preview(browser, PREMIUM)).json();
  expect(cents).toBeGreaterThan(14_400);
  expect(cents).toBeLessThanOrEqual(14_500);
  expect(credits).toBe(1940);
  expect(await planOf(browser)).toEqual(before);
  const answer = await update(browser, PREMIUM);
  expect(answer.json()).toEqual({
    success: true,
    message: serverWords.billing.upgraded,
    subscription_status: 'active',
  });
  // Nearly the whole month is left.
  expect(await creditsOf(browser)).toBe(WELCOME + 60 + 1940);
  const plan = await planOf(browser);
  expect(plan).toEqual({ ...before, plan: PREMIUM });
  // Pressed twice, it is done once.
  expect((await update(browser, PREMIUM)).json().success).toBe(true);
  expect(await creditsOf(browser)).toBe(WELCOME + 2000);
  const { receipts } = (await browser.get('/api/receipts/')).json();
  expect(receipts.map(({ kind }: { kind: string }) => kind)).toEqual(['upgrade', 'start']);
});

test('a preview of what costs nothing now is nothing; without a plan it is refused', async () => {
  const { browser } = await openSubscribed('nina', STANDARD);
  for (const plan of [BASIC, STANDARD]) {
    expect((await preview(browser, plan)).json()).toEqual({ due_now_cents: 0, credits: 0 });
  }
  const without = await openSignedIn(testApp, 'planless');
  expect((await preview(without, BASIC)).statusCode).toBe(409);
});

test('a downgrade waits for the next billing date; the old plan stays until then', async () => {
  const { browser, portal } = await openSubscribed('emil', PREMIUM);
  const before = await planOf(browser);
  const answer = (await update(browser, BASIC)).json();
  expect(answer).toEqual({
    success: true,
    message: { next_billing_date: before.next_billing_date },
    subscription_status: 'active',
  });
  expect(await planOf(browser)).toEqual({ ...before, pending_plan: BASIC });
  expect(await creditsOf(browser)).toBe(WELCOME + 2000);
  await act(browser, portal, 'next');
  const after = await planOf(browser);
  expect(after).toMatchObject({ plan: BASIC, updated_at: before.next_billing_date });
  expect(after).not.toHaveProperty('pending_plan');
  expect(await creditsOf(browser)).toBe(WELCOME + 2060);
});

test('a plan is cancelled at its end, taken back, and grants nothing for that', async () => {
  const { browser, portal } = await openSubscribed('fay', STANDARD);
  const { next_billing_date: end } = await planOf(browser);
  const canceled = await browser.post('/api/cancel-subscription/');
  expect(canceled.json()).toEqual({ subscription_status: 'canceling', next_billing_date: end });
  expect((await browser.post('/api/cancel-subscription/')).json()).toEqual(canceled.json());
  expect(await planOf(browser)).toMatchObject({ plan: STANDARD, status: 'canceling' });

  expect((await update(browser, STANDARD)).json()).toEqual({
    success: true,
    message: serverWords.billing.planKept,
    subscription_status: 'active',
  });
  expect(await creditsOf(browser)).toBe(WELCOME + 600);

  await browser.post('/api/cancel-subscription/');
  await act(browser, portal, 'next');
  const ended = await planOf(browser);
  expect(ended).toMatchObject({ status: 'canceled' });
  expect(ended).not.toHaveProperty('plan');
  expect(await creditsOf(browser)).toBe(WELCOME + 600);
  for (const answer of [
    await update(browser, BASIC),
    await browser.post('/api/cancel-subscription/'),
  ]) {
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      { non_field_errors: [en.errors.noSubscription] },
    ]);
  }
  // A new plan can be bought.
  const { url } = (await checkout(browser, BASIC)).json();
  await act(browser, url, 'pay');
  expect(await planOf(browser)).toMatchObject({ plan: BASIC, status: 'active' });
});

test('a card that declines: the upgrade is refused, a renewal leaves the plan past due', async () => {
  const { browser, portal } = await openSubscribed('gus', BASIC);
  await act(browser, portal, 'declines');
  const refused = await update(browser, PREMIUM);
  expect([refused.statusCode, refused.json()]).toEqual([
    402,
    { non_field_errors: [en.errors.paymentDeclined] },
  ]);
  const before = await planOf(browser);
  await act(browser, portal, 'next');
  expect(await planOf(browser)).toEqual({ ...before, status: 'past_due' });
  expect(await creditsOf(browser)).toBe(WELCOME + 60);
  expect((await update(browser, PREMIUM)).json()).toEqual({
    non_field_errors: [en.errors.paymentOverdue],
  });
  await act(browser, portal, 'pays');
  const { receipts } = (await browser.get('/api/receipts/')).json();
  await act(browser, portal, `pay:${receipts[0].id}`);
  expect(await planOf(browser)).toMatchObject({
    status: 'active',
    updated_at: before.next_billing_date,
  });
  expect(await creditsOf(browser)).toBe(WELCOME + 120);
});

test('a plan that is past due is cancelled at once', async () => {
  const { browser, portal } = await openSubscribed('hal', BASIC);
  await act(browser, portal, 'declines');
  await act(browser, portal, 'next');
  const answer = await browser.post('/api/cancel-subscription/');
  expect(answer.json()).toEqual({ subscription_status: 'canceled', next_billing_date: null });
  expect(await planOf(browser)).toMatchObject({ status: 'canceled' });
});

test('refunds and disputes take back what was not spent, and say so', async () => {
  const { browser, portal } = await openSubscribed('ida', BASIC);
  const [receipt] = (await browser.get('/api/receipts/')).json().receipts;
  await act(browser, portal, `dispute:${receipt.id}`);
  expect(await creditsOf(browser)).toBe(WELCOME);
  await act(browser, portal, `won:${receipt.id}`);
  expect(await creditsOf(browser)).toBe(WELCOME + 60);
  await act(browser, portal, `refund:${receipt.id}`);
  expect(await creditsOf(browser)).toBe(WELCOME);
  const { receipts } = (await browser.get('/api/receipts/')).json();
  expect(receipts[0]).toMatchObject({ refunded_cents: 500, credits: 60, credits_taken_back: 60 });
  const { moves } = (await browser.get('/api/credit-history/')).json();
  expect(moves.map(({ kind }: { kind: string }) => kind)).toEqual([
    'refund',
    'restore',
    'refund',
    'purchase',
    'welcome',
  ]);
});

test('nobody sees the plan or the receipts of others', async () => {
  const other = await openSignedIn(testApp, 'jo');
  expect(await planOf(other)).toEqual({});
  expect((await other.get('/api/receipts/')).json()).toEqual({ receipts: [] });
  expect((await other.post('/api/billing-portal/')).statusCode).toBe(409);
});

test('calls that make the provider work are limited', async () => {
  const browser = await openSignedIn(testApp, 'kim');
  const answers = [];
  for (let call = 0; call < 31; call += 1) answers.push(await update(browser, BASIC));
  expect(answers.map(({ statusCode }) => statusCode).slice(-2)).toEqual([409, 429]);
});
