import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type Account, accountWords, en } from '@toile/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { ACCOUNT } from '../../../testing/account-fixture.ts';
import { type FakeAnswer, fakeApi } from '../../../testing/fake-api.ts';
import { renderScreen } from '../../../testing/render-app.tsx';
import { AccountScreen } from './account-screen.tsx';

const { google: words } = accountWords;

afterEach(() => {
  for (const script of document.querySelectorAll('script')) script.remove();
  google.drawButton.mockReset();
});

/** The account page; the account is read anew after each change. */
function show(account: Partial<Account>, routes: Record<string, FakeAnswer> = {}) {
  const kept = { ...ACCOUNT, google_available: true, ...account };
  const change = (route: string, isConnected: boolean) => () => {
    const answer = routes[route] ?? { status: 204 };
    if (answer.status === 204) kept.google_connected = isConnected;
    return answer;
  };
  const calls = fakeApi({
    'GET /account/': () => ({ body: { ...kept } }),
    'GET /sessions/': { body: { sessions: [] } },
    'GET /google-client/': { body: { client_id: 'abc' } },
    'POST /connect-google/': change('POST /connect-google/', true),
    'POST /disconnect-google/': change('POST /disconnect-google/', false),
  });
  renderScreen(<AccountScreen />);
  return calls;
}

const findSection = async () => within(await screen.findByRole('region', { name: 'Google' }));

/** What Google's script brings; it comes once. */
const google = { choose: (_credential: string): void => undefined, drawButton: vi.fn() };

async function chooseAtGoogle() {
  window.google = {
    accounts: {
      id: {
        initialize: ({ callback }) => {
          google.choose = (credential) => callback({ credential });
        },
        renderButton: google.drawButton,
      },
    },
  };
  document.querySelector('script')?.dispatchEvent(new Event('load'));
  await waitFor(() => expect(google.drawButton).toHaveBeenCalled());
  act(() => google.choose('signed-credential'));
}

test('without Google, and with no connection to it, there is no such section', async () => {
  show({ google_available: false });
  await screen.findByRole('region', { name: 'Profile' });
  expect(screen.queryByRole('region', { name: 'Google' })).toBeNull();
});

test('a connection is made with Google’s credential and the password', async () => {
  const calls = show({});
  const section = await findSection();
  await waitFor(() => expect(document.querySelector('script')).toBeTruthy());
  await chooseAtGoogle();
  const field = section.getByLabelText('Present password');
  expect(document.activeElement).toBe(field);
  fireEvent.click(section.getByRole('button', { name: words.connect }));
  expect(section.getAllByText('Present password is required').length).toBeGreaterThan(0);
  fireEvent.change(field, { target: { value: 'correct horse' } });
  fireEvent.click(section.getByRole('button', { name: words.connect }));
  expect(await section.findByText(words.done)).toBeTruthy();
  expect(section.getByRole('button', { name: words.disconnect })).toBeTruthy();
  expect(calls.find(({ route }) => route === 'POST /connect-google/')?.body).toBe(
    '{"accessToken":"signed-credential","password":"correct horse"}',
  );
});

test('a refused connection says why, and Cancel leads back to Google’s button', async () => {
  const refusal = { status: 409, body: { non_field_errors: [en.errors.googleTaken] } };
  show({}, { 'POST /connect-google/': refusal });
  const section = await findSection();
  await chooseAtGoogle();
  fireEvent.change(section.getByLabelText('Present password'), { target: { value: 'correct' } });
  fireEvent.click(section.getByRole('button', { name: words.connect }));
  expect(await section.findByText(en.errors.googleTaken)).toBeTruthy();
  fireEvent.click(section.getByRole('button', { name: words.cancel }));
  expect(section.queryByLabelText('Present password')).toBeNull();
});

test('Google is disconnected by a click', async () => {
  show({ google_connected: true });
  const section = await findSection();
  fireEvent.click(section.getByRole('button', { name: words.disconnect }));
  expect(await section.findByText(words.disconnected)).toBeTruthy();
  await waitFor(() => expect(section.queryByText(words.connected)).toBeNull());
});

test('an account without a password is told to set one first', async () => {
  show({ google_connected: true, has_password: false });
  const section = await findSection();
  expect(section.getByText(words.needsPassword)).toBeTruthy();
  expect(section.queryByRole('button')).toBeNull();
});

test('a refused disconnection says why', async () => {
  const refusal = { status: 409, body: { non_field_errors: [en.errors.googleOnlyWayIn] } };
  show({ google_connected: true }, { 'POST /disconnect-google/': refusal });
  const section = await findSection();
  fireEvent.click(section.getByRole('button', { name: words.disconnect }));
  expect(await section.findByText(en.errors.googleOnlyWayIn)).toBeTruthy();
  expect(section.getByText(words.connected)).toBeTruthy();
});
