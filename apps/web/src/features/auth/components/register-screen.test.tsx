import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { keepWantedPlan } from '../../../lib/billing/wanted-plan.ts';
import { keepWantedTool } from '../../../lib/wanted-tool.ts';
import { type FakeAnswer, fakeApi } from '../../../testing/fake-api.ts';
import { renderScreen } from '../../../testing/render-app.tsx';
import { RegisterScreen } from './register-screen.tsx';

const GOOD = {
  Username: 'ada',
  'E-mail': 'ada@example.com',
  Password: 'correct horse',
  'Confirm password': 'correct horse',
};

beforeEach(() => localStorage.clear());

function fill(values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
}

function agree() {
  fireEvent.click(screen.getByRole('checkbox'));
}

function submitButton(): HTMLElement {
  return screen.getByRole('button', { name: 'Register' });
}

function show(signup: FakeAnswer = { status: 201, body: { email: GOOD['E-mail'] } }) {
  const calls = fakeApi({ 'POST /signup/': signup });
  return { calls, router: renderScreen(<RegisterScreen />) };
}

test('registering tells where the link went; Ok leads to the login', async () => {
  const { calls, router } = show();
  fill(GOOD);
  agree();
  fireEvent.click(submitButton());
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('ada@example.com');
  expect(calls.at(-1)?.body).toBe(
    'username=ada&email=ada%40example.com&password1=correct+horse&password2=correct+horse',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Ok' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
});

const PLANS_BODY = { plans: [], costs: [], payments: 'sandbox' };

test.each([
  [40, 'An account keeps your pictures, and starts with 40 credits.'],
  [0, 'An account keeps your pictures.'],
])('with %i welcome credits: %s', async (credits, words) => {
  fakeApi({ 'GET /plans/': { body: { ...PLANS_BODY, welcome_credits: credits } } });
  renderScreen(<RegisterScreen />);
  expect(await screen.findByText(words)).toBeTruthy();
});

test('whoever comes from a plan is told so', () => {
  keepWantedPlan({ priceId: 'price_basic_monthly' });
  show();
  expect(screen.getByText(/^Register to choose BASIC\. An account/)).toBeTruthy();
});

test('whoever comes from a tool is told so', () => {
  keepWantedTool('create-sketch');
  show();
  expect(screen.getByText(/^Register to use “Create sketch”\. An account/)).toBeTruthy();
});

test.each([
  ['Username', 'a', 'Username needs at least 2 characters'],
  ['E-mail', 'ada.example.com', "E-mail must contain '@'"],
  ['Password', 'short', 'Password needs at least 8 characters'],
  ['Confirm password', 'other', 'Passwords do not match'],
])('%s: "%s" shows its fault while it is typed', (label, value, message) => {
  show();
  fill({ [label]: value });
  expect(screen.getByText(message, { exact: false })).toBeTruthy();
  expect(submitButton()).toHaveProperty('disabled', true);
});

test('submitting an empty form lists five faults', () => {
  const { calls } = show();
  fireEvent.click(submitButton());
  expect(screen.getByRole('alert').querySelectorAll('li')).toHaveLength(5);
  expect(screen.getByRole('alert').textContent).toContain(
    'Agreement to Terms of Service and Cookie Policy is required',
  );
  expect(calls.filter(({ route }) => route.startsWith('POST'))).toEqual([]);
});

test('the list shrinks as faults are mended, and the button comes back', () => {
  show();
  fireEvent.click(submitButton());
  fill(GOOD);
  expect(screen.getByRole('alert').querySelectorAll('li')).toHaveLength(1);
  agree();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(submitButton()).toHaveProperty('disabled', false);
});

test("the server's faults are listed", async () => {
  show({ status: 400, body: { username: ['This username is already taken'] } });
  fill(GOOD);
  agree();
  fireEvent.click(submitButton());
  expect((await screen.findByRole('alert')).textContent).toContain(
    'This username is already taken',
  );
});

test("the server's fault at a field goes when that field is written in, and not before", async () => {
  const taken = 'This username is already taken';
  const common = 'This password is too common';
  show({ status: 400, body: { username: [taken], password1: [common] } });
  fill(GOOD);
  agree();
  fireEvent.click(submitButton());
  const list = await screen.findByRole('alert');
  fill({ 'E-mail': 'ada@elsewhere.example' });
  expect(list.textContent).toContain(taken);
  fill({ Username: 'ada.two' });
  expect(list.textContent).not.toContain(taken);
  expect(list.textContent).toContain(common);
  fill({ Password: 'correct pony', 'Confirm password': 'correct pony' });
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.click(submitButton());
  expect((await screen.findByRole('alert')).textContent).toContain(taken);
});

test('the agreement links to both texts', () => {
  show();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toContain('/terms-of-service');
  expect(links).toContain('/cookie-policy');
});
