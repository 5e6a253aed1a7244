import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { hasSession } from '../../../lib/session.ts';
import { type FakeAnswer, fakeApi } from '../../../testing/fake-api.ts';
import { giveBrowserPasskeys } from '../../../testing/fake-passkeys.ts';
import { renderScreen } from '../../../testing/render-app.tsx';
import { LoginScreen } from './login-screen.tsx';

const ASKED = { challenge: 'Y2hhbGxlbmdl', rpId: 'localhost', timeout: 300_000 };
const OPENED: FakeAnswer = { cookies: ['signed_in=1; path=/'], body: {} };

afterEach(() => vi.unstubAllGlobals());

function show(routes: Record<string, FakeAnswer> = {}) {
  const calls = fakeApi({
    'GET /google-client/': { body: { client_id: null } },
    'POST /passkey-login/begin/': { body: ASKED },
    'POST /passkey-login/': OPENED,
    ...routes,
  });
  renderScreen(<LoginScreen />);
  return calls;
}

const posts = (calls: ReturnType<typeof show>) =>
  calls.filter(({ route }) => route.startsWith('POST')).map(({ route }) => route);

test('a passkey logs in without name and password', async () => {
  const { get } = giveBrowserPasskeys();
  const calls = show();
  fireEvent.click(screen.getByRole('button', { name: 'Log in with a passkey' }));
  await waitFor(() => expect(hasSession()).toBe(true));
  expect(posts(calls)).toEqual(['POST /passkey-login/begin/', 'POST /passkey-login/']);
  expect(get).toHaveBeenCalledTimes(1);
  expect(get.mock.calls[0]?.[0].publicKey?.userVerification).toBe('required');
  const { passkey } = JSON.parse(String(calls.at(-1)?.body));
  expect(passkey).toEqual({
    id: 'cHJvdmVk',
    rawId: 'cHJvdmVk',
    type: 'public-key',
    response: {
      clientDataJSON: 'e30',
      authenticatorData: 'ZGF0YQ',
      signature: 'c2lnbmVk',
      userHandle: 'dXNlcg',
    },
  });
});

test('a browser that gives none, and a server that takes none, say so beside the form', async () => {
  giveBrowserPasskeys({ fault: 'NotAllowedError' });
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Log in with a passkey' }));
  expect(await screen.findByText(/^Your browser gave no passkey/)).toBeTruthy();
  giveBrowserPasskeys();
  const body = { non_field_errors: ['This passkey was not accepted.'] };
  fakeApi({
    'POST /passkey-login/begin/': { body: ASKED },
    'POST /passkey-login/': { status: 400, body },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Log in with a passkey' }));
  expect(await screen.findByText('This passkey was not accepted.')).toBeTruthy();
});

test('a browser without passkeys shows no button', () => {
  show();
  expect(screen.queryByRole('button', { name: 'Log in with a passkey' })).toBeNull();
});

test('where the browser can, they are offered in the field of the name; a click goes before', async () => {
  const { get } = giveBrowserPasskeys({ offers: true });
  const calls = show();
  await waitFor(() => expect(get).toHaveBeenCalledTimes(1));
  expect(get.mock.calls[0]?.[0].mediation).toBe('conditional');
  expect(screen.getByLabelText('Username / Email').getAttribute('autocomplete')).toBe(
    'username webauthn',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Log in with a passkey' }));
  await waitFor(() => expect(hasSession()).toBe(true));
  expect(posts(calls)).toContain('POST /passkey-login/');
});

test('a passkey takes the place of the code', async () => {
  giveBrowserPasskeys();
  const needed = { non_field_errors: ['Code'], code_needed: true, passkey: true };
  fakeApi({
    'GET /google-client/': { body: { client_id: null } },
    'POST /passkey-login/begin/': { body: ASKED },
    'POST /login/': ({ body }) => {
      const passkey = new URLSearchParams(String(body)).get('passkey');
      if (passkey === null) return { status: 403, body: needed };
      return JSON.parse(passkey).id === 'cHJvdmVk' ? OPENED : { status: 400, body: {} };
    },
  });
  renderScreen(<LoginScreen />);
  fireEvent.change(screen.getByLabelText('Username / Email'), { target: { value: 'ada' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'correct horse' } });
  fireEvent.click(screen.getByRole('button', { name: 'Login' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'One more step' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Use a passkey' }));
  await waitFor(() => expect(hasSession()).toBe(true));
});
