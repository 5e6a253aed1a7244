import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ACCOUNT } from '../../../testing/account-fixture.ts';
import { type FakeAnswer, fakeApi } from '../../../testing/fake-api.ts';
import { renderScreen } from '../../../testing/render-app.tsx';
import { AccountScreen } from './account-screen.tsx';

const HERE = {
  id: 'one',
  device: 'Firefox on Linux',
  created_at: '2026-05-03T10:00:00.000Z',
  last_seen_at: '2026-05-03T10:00:00.000Z',
  current: true,
};
const THERE = { ...HERE, id: 'two', device: null, current: false };

function show(routes: Record<string, FakeAnswer> = {}, account: object = ACCOUNT) {
  const calls = fakeApi({
    'GET /account/': { body: account },
    'GET /sessions/': { body: { sessions: [HERE, THERE] } },
    'GET /passkeys/': { body: { passkeys: [] } },
    'POST /change-password/': { status: 204 },
    'POST /end-session/two/': { status: 204 },
    'POST /end-other-sessions/': { status: 204 },
    ...routes,
  });
  renderScreen(<AccountScreen />);
  return calls;
}

const section = async (name: string) => within(await screen.findByRole('region', { name }));

async function fillIn(present: string, next: string, again = next) {
  const password = await section('Password');
  const set = (label: string, value: string) =>
    fireEvent.change(password.getByLabelText(label), { target: { value } });
  set('Current password', present);
  set('New password', next);
  set('Confirm password', again);
  fireEvent.click(password.getByRole('button', { name: 'Change password' }));
  return password;
}

test('the page tells name, e-mail and age of the account', async () => {
  show();
  const profile = await section('Profile');
  expect(profile.getByText('ada@example.com')).toBeTruthy();
  expect(profile.getByText('May 03, 2026')).toBeTruthy();
});

test('the data are asked for, and saved by the browser', async () => {
  const clicked: HTMLAnchorElement[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    clicked.push(this);
  });
  show({ 'GET /can-export-data/': { status: 204 } });
  const data = await section('Your data');
  fireEvent.click(data.getByRole('button', { name: 'Download my data' }));
  await waitFor(() => expect(clicked).toHaveLength(1));
  expect(clicked[0]?.getAttribute('href')).toBe('/api/export-data/');
  expect(clicked[0]?.hasAttribute('download')).toBe(true);
});

test('data that are refused say why, and nothing is saved', async () => {
  const body = { non_field_errors: ['Too many requests. Try again in 30 seconds.'] };
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click');
  show({ 'GET /can-export-data/': { status: 429, body } });
  const data = await section('Your data');
  fireEvent.click(data.getByRole('button', { name: 'Download my data' }));
  expect(await data.findByText(/^Too many requests/)).toBeTruthy();
  expect(click).not.toHaveBeenCalled();
});

test('a changed password is told, and the form is empty again', async () => {
  const calls = show();
  const password = await fillIn('correct horse', 'battery staple');
  expect(await password.findByText(/^Your password is changed/)).toBeTruthy();
  expect(password.getByLabelText('Current password')).toHaveProperty('value', '');
  expect(calls.find(({ route }) => route === 'POST /change-password/')?.body).toBe(
    'password=correct+horse&password1=battery+staple&password2=battery+staple',
  );
});

test('a refused password says why, and keeps what was typed', async () => {
  show({ 'POST /change-password/': { status: 400, body: { password: ['Not this one.'] } } });
  const password = await fillIn('wrong', 'battery staple');
  expect(await password.findByText('Not this one.')).toBeTruthy();
  expect(password.getByLabelText('New password')).toHaveProperty('value', 'battery staple');
});

test('a form with faults says so, and asks nobody', async () => {
  const calls = show();
  const password = await section('Password');
  fireEvent.click(password.getByRole('button', { name: 'Change password' }));
  expect(password.getAllByText('Current password is required').length).toBeGreaterThan(0);
  await fillIn('correct horse', 'short', 'other');
  expect(password.getAllByText('Passwords do not match').length).toBeGreaterThan(0);
  expect(password.getByRole('button', { name: 'Change password' })).toHaveProperty(
    'disabled',
    true,
  );
  expect(calls.filter(({ route }) => route.startsWith('POST'))).toEqual([]);
});

test('an account without a password is led to a link', async () => {
  show({}, { ...ACCOUNT, has_password: false });
  const password = await section('Password');
  expect(password.queryByLabelText('Current password')).toBeNull();
  const link = password.getByRole('link', { name: 'Set a password' });
  expect(link.getAttribute('href')).toBe('/forgot-password');
});

test('another browser is logged out by its button, this one has none', async () => {
  const calls = show();
  const sessions = await section('Sessions and devices');
  await sessions.findByText('Firefox on Linux');
  const buttons = sessions.getAllByRole('button', { name: /^Log out .*, logged in on/ });
  expect(buttons).toHaveLength(1);
  fireEvent.click(buttons[0] as HTMLElement);
  expect(await screen.findByText('Logged out')).toBeTruthy();
  expect(calls.some(({ route }) => route === 'POST /end-session/two/')).toBe(true);
});

test('one that is gone already counts as logged out', async () => {
  show({ 'POST /end-session/two/': { status: 404, body: { non_field_errors: ['Not found'] } } });
  const sessions = await section('Sessions and devices');
  fireEvent.click(await sessions.findByRole('button', { name: /^Log out Unknown browser/ }));
  expect(await screen.findByText('Logged out')).toBeTruthy();
});

test('all others are logged out at once', async () => {
  const calls = show();
  const sessions = await section('Sessions and devices');
  fireEvent.click(await sessions.findByRole('button', { name: 'Log out all others' }));
  expect(await screen.findByText('Every other browser is logged out')).toBeTruthy();
  await waitFor(() =>
    expect(calls.filter(({ route }) => route === 'GET /sessions/').length).toBeGreaterThan(1),
  );
});

test('an account that cannot be loaded is asked for again', async () => {
  show({ 'GET /account/': { status: 429, body: { non_field_errors: ['Too many tries.'] } } });
  expect(await screen.findByText('Too many tries.')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('this browser is in use now, another one was some time ago', async () => {
  show();
  const [here, there] = await (await section('Sessions and devices')).findAllByRole('listitem');
  expect(here?.textContent).toContain('Last used now ·');
  expect(there?.textContent).toContain('Last used May 03, 2026 ·');
});
