import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { PLANS, type UserSubscription } from '@toile/contract';
import { listCostRows } from '@toile/tools';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderRoutes } from '../../../testing/render-app.tsx';
import { takeComplaints } from '../../../testing/setup.ts';
import { PricingScreen } from './pricing-screen.tsx';

const [basic, standard, premium] = PLANS.map(({ priceId }) => priceId);
const NEXT = new Date(2026, 11, 23, 12).toISOString();
const SANDBOX = 'GET /plans/';
const PLANS_BODY = { plans: [], costs: [], payments: 'sandbox', welcome_credits: 40 };

function open(
  subscription: UserSubscription,
  routes: Parameters<typeof fakeApi>[0] = {},
  path = '/pricing',
) {
  document.cookie = 'signed_in=1; path=/';
  const calls = fakeApi({
    [SANDBOX]: { body: PLANS_BODY },
    'GET /get-user-credits/': { body: { credits: 36, username: 'ada', email: 'a@b.example' } },
    'GET /get-user-subscription/': { body: subscription },
    'POST /preview-subscription/': { body: { due_now_cents: 9667, credits: 1293 } },
    ...routes,
  });
  return { calls, router: show(path) };
}

function show(path = '/pricing') {
  return renderRoutes(
    [
      { path: '/pricing', Component: PricingScreen },
      { path: '/login', element: <p>the login</p> },
      { path: '/dashboard', element: <p>the dashboard</p> },
    ],
    path,
  );
}

const button = (name: string) => screen.findByRole('button', { name });
const click = async (name: string) => {
  const found = await button(name);
  await waitFor(() => expect(found.hasAttribute('disabled')).toBe(false));
  fireEvent.click(found);
};

/** Two clicks before the screen is rendered again. */
function doubleClick(element: HTMLElement): void {
  act(() => {
    element.click();
    element.click();
  });
}

const assign = vi.fn();

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('location', { assign });
});

afterEach(() => assign.mockReset());

test('shows the three plans and the prices of the tools and of an upscale', async () => {
  open({});
  expect(await button('Upgrade to BASIC')).toBeTruthy();
  const plans = within(screen.getByRole('list', { name: 'Plans' })).getAllByRole('listitem');
  expect(plans).toHaveLength(3);
  for (const [at, { price, credits }] of PLANS.entries()) {
    expect(plans[at]?.textContent).toContain(`$${price}`);
    expect(plans[at]?.textContent).toContain(`${credits} credits each month`);
  }
  expect(screen.getAllByRole('rowheader')).toHaveLength(listCostRows().length + 1);
  expect(screen.queryByText('Current plan')).toBeNull();
  expect(await screen.findByText('Sandbox')).toBeTruthy();
});

test('a plan makes as many images as the engines that draw cost', async () => {
  const engine = { engine: 'cards', name: 'Cards', model: 'one', method: 'model', ready: true };
  const offer = { ...engine, poses_people: true, ignores_mask: false, takes_backdrop: false };
  const tools = {
    'create-pattern': [{ ...offer, credits: 1 }],
    'swap-garment': [{ ...offer, credits: 3 }],
  };
  open({}, { 'GET /engine-offers/': { body: { tools, upscale: [] } } });
  expect(await screen.findByText('20 to 60 images, by tool')).toBeTruthy();
});

test('a visitor goes to the login, and comes back to the plan', async () => {
  fakeApi({ [SANDBOX]: { body: PLANS_BODY } });
  show();
  await click('Upgrade to STANDARD');
  expect(await screen.findByText('the login')).toBeTruthy();
  expect(JSON.parse(localStorage.getItem('toile-return') ?? '{}').path).toBe(
    `/pricing?plan=${standard}`,
  );
});

test('a visitor is told what a new account starts with', async () => {
  fakeApi({ [SANDBOX]: { body: PLANS_BODY } });
  show();
  expect(await screen.findByText(/A new account starts with 40 credits/)).toBeTruthy();
});

test('where a new account starts with nothing, nothing is promised', async () => {
  fakeApi({ [SANDBOX]: { body: { ...PLANS_BODY, welcome_credits: 0 } } });
  show();
  expect(await screen.findByText('Sandbox')).toBeTruthy();
  expect(screen.queryByText(/A new account/)).toBeNull();
});

test('the plan that a visitor came back for is marked, and its button has the focus', async () => {
  open({}, {}, `/pricing?plan=${standard}`);
  const chosen = await button('Upgrade to STANDARD');
  await waitFor(() => expect(document.activeElement).toBe(chosen));
  const card = screen.getByRole('heading', { name: 'STANDARD' }).closest('li');
  expect(card?.textContent).toContain('Your choice');
  expect(screen.getAllByText('Your choice')).toHaveLength(1);
  expect(screen.queryByText(/A new account/)).toBeNull();
});

test('a plan that the user has already is not marked as a choice', async () => {
  open({ plan: standard, status: 'active' }, {}, `/pricing?plan=${standard}`);
  expect(await screen.findByText('Your plan')).toBeTruthy();
  expect(screen.queryByText('Your choice')).toBeNull();
});

test('the first plan is paid on the page of the provider', async () => {
  const { calls } = open(
    {},
    {
      'POST /create-checkout-session/': {
        body: { sessionId: 'cs_1', url: 'https://pay.example/cs_1' },
      },
    },
  );
  await click('Upgrade to BASIC');
  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://pay.example/cs_1'));
  const call = calls.find(({ route }) => route === 'POST /create-checkout-session/');
  expect(JSON.parse(String(call?.body))).toMatchObject({
    subscription_plan: basic,
    credits_per_cycle: 60,
  });
  expect(screen.getByRole('button', { name: 'Upgrade to BASIC' }).getAttribute('aria-busy')).toBe(
    'true',
  );
  expect(screen.getByRole('button', { name: 'Upgrade to PREMIUM' })).toHaveProperty(
    'disabled',
    true,
  );
});

test('whoever came from a tool is led back to it by the checkout, and after an upgrade', async () => {
  const back = '?returnTo=%2Fcreate-sketch%2F';
  const answer = { body: { sessionId: 'cs_1', url: 'https://pay.example/cs_1' } };
  const { calls } = open({}, { 'POST /create-checkout-session/': answer }, `/pricing${back}`);
  await click('Upgrade to BASIC');
  await waitFor(() => expect(assign).toHaveBeenCalled());
  const call = calls.find(({ route }) => route === 'POST /create-checkout-session/');
  expect(JSON.parse(String(call?.body))).toMatchObject({ return_to: '/create-sketch/' });
  cleanup();
  const changed = { body: { success: true, message: 'ok', subscription_status: 'active' } };
  const plan = { plan: basic, status: 'active' as const };
  open(plan, { 'POST /update-subscription/': changed }, `/pricing${back}`);
  await click('Upgrade to PREMIUM');
  await click('Upgrade and pay');
  const link = await screen.findByRole('link', { name: 'Back to what you were making' });
  expect(link.getAttribute('href')).toBe('/create-sketch/');
});

test('an address of another site is not given to the checkout', async () => {
  const answer = { body: { sessionId: 'cs_1', url: 'https://pay.example/cs_1' } };
  const evil = '/pricing?returnTo=https%3A%2F%2Fevil.example';
  const { calls } = open({}, { 'POST /create-checkout-session/': answer }, evil);
  await click('Upgrade to BASIC');
  await waitFor(() => expect(assign).toHaveBeenCalled());
  const call = calls.find(({ route }) => route === 'POST /create-checkout-session/');
  expect(JSON.parse(String(call?.body))).not.toHaveProperty('return_to');
});

test.each([
  [{ status: 400, body: { subscription_plan: ['Invalid priceId'] } }, 'Invalid priceId'],
  [{ status: 200, body: {} }, 'An error occurred'],
])('a checkout that cannot be opened is logged and told: %j', async (answer, words) => {
  open({}, { 'POST /create-checkout-session/': answer });
  await click('Upgrade to BASIC');
  expect(await screen.findByText(words)).toBeTruthy();
  expect(takeComplaints()).toHaveLength(1);
  expect(assign).not.toHaveBeenCalled();
});

test('a plan is shown with what is left and when it is paid next', async () => {
  open({ plan: standard, status: 'active', next_billing_date: NEXT });
  const card = within(await screen.findByRole('region', { name: 'Current plan' }));
  await card.findByText('36');
  expect(card.getByText('STANDARD')).toBeTruthy();
  expect(card.getByText('23.12.2026')).toBeTruthy();
  expect(await button('Current Plan')).toHaveProperty('disabled', true);
  expect(await button('Downgrade to BASIC')).toHaveProperty('disabled', false);
  expect(await button('Upgrade to PREMIUM')).toHaveProperty('disabled', false);
});

test('the card of the current plan says so once', async () => {
  open({ plan: standard, status: 'active' });
  const card = within(await screen.findByRole('region', { name: 'Current plan' }));
  expect(card.getAllByText(/plan$/i).map(({ textContent }) => textContent)).toEqual([
    'Current plan',
    'Cancel plan',
  ]);
});

test('a plan without a date shows a hyphen', async () => {
  open({ plan: basic, status: 'active' });
  const card = within(await screen.findByRole('region', { name: 'Current plan' }));
  expect(card.getByText('-')).toBeTruthy();
});

test('a cancelled plan says so, is not paid again, and can be got back', async () => {
  const { calls } = open(
    { plan: standard, status: 'canceling', next_billing_date: NEXT },
    {
      'POST /update-subscription/': {
        body: { success: true, message: 'ok', subscription_status: 'active' },
      },
    },
  );
  const card = within(await screen.findByRole('region', { name: 'Current plan' }));
  const notice = /^Your subscription is cancelled\. STANDARD stays yours until 23\.12\.2026/;
  expect(card.getByText(notice)).toBeTruthy();
  expect(card.getByText('-')).toBeTruthy();
  expect(card.queryByRole('button', { name: 'Cancel plan' })).toBeNull();
  await click('Get back to STANDARD');
  expect(await screen.findByRole('dialog', { name: 'Welcome back' })).toBeTruthy();
  const call = calls.find(({ route }) => route === 'POST /update-subscription/');
  expect(JSON.parse(String(call?.body))).toEqual({ new_plan_price_id: standard });
});

test('an upgrade is asked about, paid, told, and leads to the dashboard', async () => {
  open(
    { plan: basic, status: 'active', next_billing_date: NEXT },
    {
      'POST /update-subscription/': {
        body: { success: true, message: 'ok', subscription_status: 'active' },
      },
    },
  );
  await click('Upgrade to PREMIUM');
  const question = await screen.findByRole('dialog', { name: 'Upgrade to PREMIUM?' });
  await within(question).findByText(/You pay \$96\.67 now, .* get 1293 credits at once/);
  expect(question.textContent).toContain('From 23.12.2026 on it is $150 a month');
  await click('Upgrade and pay');
  const dialog = await screen.findByRole('dialog', { name: 'You have upgraded!' });
  expect(dialog.textContent).toContain('time left in your billing cycle');
  fireEvent.click(within(dialog).getByRole('link', { name: 'Start Creating' }));
  expect(await screen.findByText('the dashboard')).toBeTruthy();
});

test('where the sum is not to be had, the rule is told in its place', async () => {
  open(
    { plan: basic, status: 'active', next_billing_date: NEXT },
    { 'POST /preview-subscription/': { status: 503, body: {} } },
  );
  await click('Upgrade to PREMIUM');
  expect(await screen.findByText(/You pay the difference for the rest of this month/)).toBeTruthy();
  await waitFor(async () =>
    expect(await button('Upgrade and pay')).toHaveProperty('disabled', false),
  );
});

test('a downgrade says when it begins', async () => {
  open(
    { plan: premium, status: 'active', next_billing_date: NEXT },
    {
      'POST /update-subscription/': {
        body: {
          success: true,
          message: { next_billing_date: NEXT },
          subscription_status: 'active',
        },
      },
    },
  );
  await click('Downgrade to BASIC');
  fireEvent.click(await button('Downgrade'));
  const dialog = await screen.findByRole('dialog', { name: 'You have downgraded!' });
  expect(dialog.textContent).toContain(
    'BASIC starts on 23.12.2026. Until then PREMIUM stays active.',
  );
});

test('a downgrade that waits can be taken back', async () => {
  open({ plan: premium, status: 'active', pending_plan: basic, next_billing_date: NEXT });
  expect(await screen.findByText('Starts on 23.12.2026')).toBeTruthy();
  expect(await button('Downgrade to BASIC')).toHaveProperty('disabled', true);
  expect(await button('Get back to PREMIUM')).toHaveProperty('disabled', false);
});

const CHANGED = { success: true, message: 'ok', subscription_status: 'active' };

test.each([
  { path: 'cancel-subscription', plan: basic, first: 'Cancel plan', second: 'Yes, Cancel Plan' },
  {
    path: 'update-subscription',
    plan: basic,
    first: 'Upgrade to PREMIUM',
    second: 'Upgrade and pay',
  },
  { path: 'update-subscription', plan: premium, first: 'Downgrade to BASIC', second: 'Downgrade' },
])('a double click on $second sends it once', async ({ path, plan, first, second }) => {
  const { calls } = open(
    { plan, status: 'active', next_billing_date: NEXT },
    {
      'POST /update-subscription/': { body: CHANGED },
      'POST /cancel-subscription/': {
        body: { subscription_status: 'canceling', next_billing_date: NEXT },
      },
    },
  );
  await click(first);
  const confirm = await button(second);
  await waitFor(() => expect(confirm).toHaveProperty('disabled', false));
  doubleClick(confirm);
  await screen.findByRole('dialog', { name: /^(You have|Plan cancelled)/ });
  expect(calls.filter(({ route }) => route === `POST /${path}/`)).toHaveLength(1);
});

test('a double click takes a cancellation back once', async () => {
  const { calls } = open(
    { plan: standard, status: 'canceling', next_billing_date: NEXT },
    { 'POST /update-subscription/': { body: CHANGED } },
  );
  const back = await button('Get back to STANDARD');
  await waitFor(() => expect(back).toHaveProperty('disabled', false));
  doubleClick(back);
  await screen.findByRole('dialog', { name: 'Welcome back' });
  expect(calls.filter(({ route }) => route === 'POST /update-subscription/')).toHaveLength(1);
});

test('a double click opens one checkout', async () => {
  const { calls } = open(
    {},
    {
      'POST /create-checkout-session/': {
        body: { sessionId: 'cs_1', url: 'https://pay.example/cs_1' },
      },
    },
  );
  const choice = await button('Upgrade to BASIC');
  await waitFor(() => expect(choice).toHaveProperty('disabled', false));
  doubleClick(choice);
  await waitFor(() => expect(assign).toHaveBeenCalled());
  expect(calls.filter(({ route }) => route.startsWith('POST /create'))).toHaveLength(1);
});

test('a plan is cancelled only after a question', async () => {
  const { calls } = open(
    { plan: basic, status: 'active', next_billing_date: NEXT },
    {
      'POST /cancel-subscription/': {
        body: { subscription_status: 'canceling', next_billing_date: NEXT },
      },
    },
  );
  await click('Cancel plan');
  fireEvent.click(await button('No, Keep Plan'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.some(({ route }) => route.startsWith('POST /cancel'))).toBe(false);
  await click('Cancel plan');
  fireEvent.click(await button('Yes, Cancel Plan'));
  expect(await screen.findByText('Your plan has been cancelled successfully.')).toBeTruthy();
});

test('a plan that cannot be cancelled says why', async () => {
  open(
    { plan: basic, status: 'active' },
    {
      'POST /cancel-subscription/': {
        status: 503,
        body: { non_field_errors: ['Payments cannot be reached'], request_id: 'x' },
      },
    },
  );
  await click('Cancel plan');
  fireEvent.click(await button('Yes, Cancel Plan'));
  expect(await screen.findByText('Failed to cancel plan: Payments cannot be reached')).toBeTruthy();
});

test('a payment that is owed comes first', async () => {
  open(
    { plan: standard, status: 'past_due', next_billing_date: NEXT },
    { 'POST /billing-portal/': { body: { url: 'https://pay.example/portal' } } },
  );
  expect(await screen.findByText('Your last payment did not go through.')).toBeTruthy();
  expect(await button('Upgrade to PREMIUM')).toHaveProperty('disabled', true);
  expect(await button('Downgrade to BASIC')).toHaveProperty('disabled', true);
  expect(screen.getAllByText('Pay your open invoice first')).toHaveLength(2);
  await click('Pay now');
  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://pay.example/portal'));
});

test('nothing is chosen while it is not known what the user has', async () => {
  open(
    {},
    { 'GET /get-user-subscription/': { status: 404, body: { non_field_errors: ['Not found'] } } },
  );
  expect(await screen.findByText('Your plan could not be loaded.')).toBeTruthy();
  expect(await button('Upgrade to BASIC')).toHaveProperty('disabled', true);
});

test('where payment is closed, the page says so', async () => {
  open({}, { [SANDBOX]: { body: { ...PLANS_BODY, payments: 'closed' } } });
  expect(await screen.findByText('Plans cannot be bought here yet')).toBeTruthy();
  await waitFor(async () =>
    expect(await button('Upgrade to BASIC')).toHaveProperty('disabled', true),
  );
});
