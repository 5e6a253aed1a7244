import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { keepWantedPlan } from '../../../lib/billing/wanted-plan.ts';
import {
  beginSession,
  endSession,
  hasSession,
  loseSession,
  wasSessionLost,
} from '../../../lib/session.ts';
import { keepWantedTool } from '../../../lib/wanted-tool.ts';
import { type FakeAnswer, fakeApi } from '../../../testing/fake-api.ts';
import { renderRoutes, renderScreen } from '../../../testing/render-app.tsx';
import { LoginScreen } from './login-screen.tsx';

beforeEach(() => localStorage.clear());

function logInAs(username: string, password: string) {
  fireEvent.change(screen.getByLabelText('Username / Email'), { target: { value: username } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } });
  fireEvent.click(submitButton());
}

function submitButton(): HTMLElement {
  return screen.getByRole('button', { name: 'Login' });
}

function show(login: FakeAnswer) {
  const calls = fakeApi({
    'POST /login/': login,
    'POST /resend-verification/': { body: { wait_time: 30 } },
  });
  renderScreen(<LoginScreen />);
  return calls;
}

test('logging in sends the form and begins the session', async () => {
  const user = { id: '1', username: 'ada', email: 'ada@example.com', credits: 40 };
  const calls = show({ body: user, cookies: ['signed_in=1; path=/'] });
  logInAs('ada', 'correct horse');
  await waitFor(() => expect(hasSession()).toBe(true));
  expect(calls.at(-1)?.body).toBe('username=ada&password=correct+horse');
});

/** The login page, opened with a navigation's state. */
async function showFrom(state: unknown) {
  fakeApi({});
  const place = { path: '/login', Component: LoginScreen };
  const router = renderRoutes([place, { path: '/', element: null }], '/');
  await act(() => router.navigate('/login', { state }));
}

test('whoever comes from a verified e-mail is told to log in, and need not type it', async () => {
  await showFrom({ verified: 'ada@example.com' });
  expect(screen.getByText('ada@example.com is verified. Log in to start.')).toBeTruthy();
  expect(screen.getByLabelText('Username / Email')).toHaveProperty('value', 'ada@example.com');
});

test('whoever was logged out elsewhere is told why, until the next log-in', async () => {
  beginSession();
  // The server's answer has taken the cookie along.
  expect(hasSession()).toBe(false);
  loseSession();
  await showFrom(undefined);
  expect(screen.getByText(/^You were logged out, because your password was changed/)).toBeTruthy();
  beginSession();
  expect(wasSessionLost()).toBe(false);
});

test('a visitor who never had a session, and one who has logged out, are told nothing', async () => {
  loseSession();
  expect(wasSessionLost()).toBe(false);
  document.cookie = 'signed_in=1; path=/';
  loseSession();
  endSession();
  await showFrom(undefined);
  expect(screen.queryByText(/You were logged out/)).toBeNull();
});

test('whoever comes from a plan is told so, after verifying an e-mail too', async () => {
  keepWantedPlan({ priceId: 'price_standard_monthly' });
  await showFrom({ verified: 'ada@example.com' });
  expect(screen.getByText('ada@example.com is verified. Log in to choose STANDARD.')).toBeTruthy();
});

test('whoever comes from a tool is told so', async () => {
  keepWantedTool('create-pattern');
  await showFrom(undefined);
  expect(screen.getByText('Log in to use “Create pattern”.')).toBeTruthy();
});

test.each([undefined, { verified: 1 }, 'x'])(
  'a state of no meaning says nothing: %j',
  async (state) => {
    await showFrom(state);
    expect(screen.getByText('Welcome back.')).toBeTruthy();
  },
);

test('faults show on change and blur, and forbid to submit', () => {
  show({});
  fireEvent.blur(screen.getByLabelText('Password'));
  expect(screen.getByText('Password is required')).toBeTruthy();
  expect(submitButton()).toHaveProperty('disabled', true);
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'x' } });
  expect(screen.queryByText('Password is required')).toBeNull();
  expect(submitButton()).toHaveProperty('disabled', false);
});

test('submitting an empty form lists every fault and asks the server nothing', () => {
  const calls = show({});
  fireEvent.click(submitButton());
  const list = screen.getByRole('alert');
  expect(list.textContent).toContain('Username / Email is required');
  expect(list.textContent).toContain('Password is required');
  expect(document.activeElement).toBe(list);
  expect(calls.filter(({ route }) => route.startsWith('POST'))).toEqual([]);
});

test("the server's refusal is listed under the form", async () => {
  show({ status: 400, body: { non_field_errors: ['Invalid credentials'] } });
  logInAs('ada', 'wrong');
  expect((await screen.findByRole('alert')).textContent).toContain('Invalid credentials');
});

test('an account that is not verified gets the dialog, with a countdown of 61 seconds', async () => {
  const calls = show({
    status: 403,
    body: { non_field_errors: ['Not verified'], email: 'ada@example.com' },
  });
  logInAs('ada', 'correct horse');
  const dialog = await screen.findByRole('dialog', { name: 'Account Verification Needed!' });
  expect(dialog.textContent).toContain('check your inbox');
  const button = screen.getByRole('button', { name: 'Resend verification email (61 s)' });
  expect(button).toHaveProperty('disabled', true);
  expect(calls.some(({ route }) => route === 'POST /resend-verification/')).toBe(false);
});

test('the password can be shown and hidden', () => {
  show({});
  fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(screen.getByLabelText('Password')).toHaveProperty('type', 'text');
  fireEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(screen.getByLabelText('Password')).toHaveProperty('type', 'password');
});
