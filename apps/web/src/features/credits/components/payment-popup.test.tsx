import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderRoutes } from '../../../testing/render-app.tsx';
import { PaymentPopup } from './payment-popup.tsx';

const PLAN = { 'GET /get-user-subscription/': { body: {} } };

function open(search: string) {
  return renderRoutes(
    [
      { path: '/dashboard', Component: PaymentPopup },
      { path: '/pricing', element: <p>the plans</p> },
    ],
    `/dashboard${search}`,
  );
}

test('a payment that went well is told once, and the address forgets it', async () => {
  const calls = fakeApi(PLAN);
  const router = open('?page=2&payment-popup=success');
  expect(await screen.findByRole('dialog', { name: 'Credits Added!' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Ok' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.search).toBe('?page=2');
  expect(router.state.historyAction).toBe('REPLACE');
  expect(calls.map(({ route }) => route)).toEqual(['GET /get-user-subscription/']);
});

test('a payment that went well names the plan and what can be spent', async () => {
  document.cookie = 'signed_in=1; path=/';
  let credits = 2;
  fakeApi({
    'GET /get-user-subscription/': () => {
      credits = 62;
      return { body: { plan: 'price_basic_monthly', status: 'active' } };
    },
    'GET /get-user-credits/': () => ({
      body: { credits, username: 'ada', email: 'ada@example.com' },
    }),
  });
  open('?payment-popup=success');
  const words = await screen.findByText(/You have/);
  expect(words.textContent).toBe('Your plan is BASIC. You have 62 credits now.');
});

test('a payment of which the server hears later is asked for again', async () => {
  document.cookie = 'signed_in=1; path=/';
  let [asked, credits] = [0, 2];
  fakeApi({
    'GET /get-user-subscription/': () => {
      asked += 1;
      if (asked === 1) return { body: {} };
      credits = 62;
      return { body: { plan: 'price_basic_monthly', status: 'active' } };
    },
    'GET /get-user-credits/': () => ({
      body: { credits, username: 'ada', email: 'ada@example.com' },
    }),
  });
  open('?payment-popup=success');
  const words = await screen.findByText(/You have/);
  expect(words.textContent).toBe('Your plan is BASIC. You have 62 credits now.');
  expect(asked).toBe(2);
});

test('a payment that failed can be left, or tried again', async () => {
  const router = open('?payment-popup=failure');
  const dialog = await screen.findByRole('dialog', { name: 'Payment Failed.' });
  expect(dialog.textContent).toContain(
    "Payment Failed.Your payment couldn't be processed. You can retry immediately or check back later if the problem persists.",
  );
  fireEvent.click(screen.getByRole('button', { name: 'Back to main screen' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.pathname).toBe('/dashboard');
});

test('trying again opens the checkout of the same plan', async () => {
  const assign = vi.fn();
  vi.stubGlobal('location', { assign });
  const url = 'https://pay.example/cs_2';
  const calls = fakeApi({
    'POST /create-checkout-session/': { body: { sessionId: 'cs_2', url } },
  });
  open('?payment-popup=failure&plan=price_standard_monthly');
  fireEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith(url));
  const call = calls.find(({ route }) => route === 'POST /create-checkout-session/');
  expect(JSON.parse(String(call?.body))).toMatchObject({
    subscription_plan: 'price_standard_monthly',
    credits_per_cycle: 600,
  });
});

test('trying again after another tab has paid leads to the pricing page', async () => {
  fakeApi({
    'POST /create-checkout-session/': {
      status: 409,
      body: {
        non_field_errors: ['You have a plan already. Change it on the pricing page.'],
        subscription: { plan: 'price_basic_monthly', status: 'active' },
      },
    },
  });
  const router = open('?page=2&payment-popup=failure&plan=price_standard_monthly');
  fireEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  const told = await screen.findByRole('dialog', { name: 'You have a plan already' });
  expect(screen.getAllByRole('dialog')).toEqual([told]);
  expect(router.state.location.search).toBe('?page=2');
  fireEvent.click(screen.getByRole('link', { name: 'Pricing' }));
  expect(await screen.findByText('the plans')).toBeTruthy();
});

test('whoever was making something is led back to it', async () => {
  fakeApi(PLAN);
  open('?payment-popup=success&returnTo=%2Fpricing');
  fireEvent.click(await screen.findByRole('link', { name: 'Back to what you were making' }));
  expect(await screen.findByText('the plans')).toBeTruthy();
});

test('an address of another site is not led to', async () => {
  fakeApi(PLAN);
  open('?payment-popup=success&returnTo=https%3A%2F%2Fevil.example');
  expect(await screen.findByRole('dialog')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

test('trying again leads to the plans where no plan is known', async () => {
  open('?payment-popup=failure');
  fireEvent.click(await screen.findByRole('link', { name: 'Retry' }));
  expect(await screen.findByText('the plans')).toBeTruthy();
});

test.each(['', '?payment-popup=', '?payment-popup=maybe'])('%s opens nothing', (search) => {
  open(search);
  expect(screen.queryByRole('dialog')).toBeNull();
});
