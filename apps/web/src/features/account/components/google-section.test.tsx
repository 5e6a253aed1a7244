import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type Account, accountWords, en } from '@toile/contract';
import { expect, test } from 'vitest';
import { ACCOUNT } from '../../../testing/account-fixture.ts';
import { type FakeAnswer, fakeApi } from '../../../testing/fake-api.ts';
import { fakeGoogle } from '../../../testing/fake-google.ts';
import { renderScreen } from '../../../testing/render-app.tsx';
import { AccountScreen } from './account-screen.tsx';

const { google: words } = accountWords;

const bringGoogle = fakeGoogle();

/** The account page; the account is fetched again after each change. */
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
    ...routes,
    'POST /connect-google/': change('POST /connect-google/', true),
    'POST /disconnect-google/': change('POST /disconnect-google/', false),
  });
  renderScreen(<AccountScreen />);
  return calls;
}

const findSection = async () => within(await screen.findByRole('region', { name: 'Google' }));

async function chooseAtGoogle() {
  const google = await bringGoogle();
  google.choose('signed-credential');
}

test('without Google, and with no connection to it, there is no such section', async () => {
  show({ google_available: false });
  await screen.findByRole('region', { name: 'Profile' });
  expect(screen.queryByRole('region', { name: 'Google' })).toBeNull();
});

test('where Google’s client id cannot be had, that is said', async () => {
  show({}, { 'GET /google-client/': { status: 429, body: { non_field_errors: ['No'] } } });
  const section = await findSection();
  expect(await section.findByText(words.absent)).toBeTruthy();
});

test('a connection is made with Google’s credential and the password', async () => {
  const calls = show({});
  const section = await findSection();
  await chooseAtGoogle();
  const field = section.getByLabelText('Current password');
  expect(document.activeElement).toBe(field);
  fireEvent.click(section.getByRole('button', { name: words.connect }));
  expect(section.getAllByText('Current password is required').length).toBeGreaterThan(0);
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
  fireEvent.change(section.getByLabelText('Current password'), { target: { value: 'correct' } });
  fireEvent.click(section.getByRole('button', { name: words.connect }));
  expect(await section.findByText(en.errors.googleTaken)).toBeTruthy();
  fireEvent.click(section.getByRole('button', { name: words.cancel }));
  expect(section.queryByLabelText('Current password')).toBeNull();
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
