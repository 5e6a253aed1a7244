import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { hasSession } from '../../../lib/session.ts';
import { type FakeAnswer, fakeApi } from '../../../testing/fake-api.ts';
import { renderScreen } from '../../../testing/render-app.tsx';
import { AuthDialog } from './auth-dialog.tsx';

const NOT_VERIFIED = { status: 403, body: { non_field_errors: ['Not verified'] } };
const LOGGED_IN = {
  body: { id: '1', username: 'ada', email: 'ada@example.com', credits: 40 },
  cookies: ['signed_in=1; path=/'],
};

let login: FakeAnswer = NOT_VERIFIED;

function open(tab: 'login' | 'register') {
  const calls = fakeApi({
    'POST /signup/': { status: 201, body: { email: 'ada@example.com' } },
    'POST /login/': () => login,
  });
  const none = () => undefined;
  const router = renderScreen(<AuthDialog tab={tab} onTab={none} onClose={none} />);
  return { calls, router };
}

async function signUp() {
  const shown = open('register');
  const values = { Username: 'ada', 'E-mail': 'ada@example.com', Password: 'correct horse' };
  for (const [label, value] of Object.entries({ ...values, 'Confirm password': 'correct horse' })) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(screen.getByRole('button', { name: 'Register' }));
  await screen.findByRole('dialog', { name: 'Check your inbox' });
  return shown;
}

const logins = (calls: ReturnType<typeof fakeApi>) =>
  calls.filter(({ route }) => route === 'POST /login/');

beforeEach(() => {
  localStorage.clear();
  login = NOT_VERIFIED;
});

test('the dialog has the form itself, and the way to its page', () => {
  open('login');
  expect(screen.getByLabelText('Username / Email')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Continue with Email' });
  expect(link.getAttribute('href')).toBe('/login');
});

test('another tab that confirms the e-mail lets this one go on', async () => {
  const { calls } = await signUp();
  expect(logins(calls)).toEqual([]);
  login = LOGGED_IN;
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'toile-verified' })));
  await waitFor(() => expect(hasSession()).toBe(true));
  expect(logins(calls)[0]?.body).toBe('username=ada%40example.com&password=correct+horse');
});

test('who comes back to the tab is looked after, and not too often', async () => {
  const { calls } = await signUp();
  act(() => void window.dispatchEvent(new Event('focus')));
  await waitFor(() => expect(logins(calls)).toHaveLength(1));
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(await screen.findByText('This tab goes on by itself then.')).toBeTruthy();
  expect(logins(calls)).toHaveLength(1);
  expect(hasSession()).toBe(false);
});

test('Ok leads to the login, which has the e-mail', async () => {
  const { router } = await signUp();
  fireEvent.click(screen.getByRole('button', { name: 'Ok' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(router.state.location.state).toEqual({ email: 'ada@example.com' });
});

test('a log-in that is not verified shows the resend dialog', async () => {
  open('login');
  fireEvent.change(screen.getByLabelText('Username / Email'), { target: { value: 'ada' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'correct horse' } });
  fireEvent.click(screen.getByRole('button', { name: 'Login' }));
  expect(await screen.findByRole('dialog', { name: 'Account Verification Needed!' })).toBeTruthy();
});
