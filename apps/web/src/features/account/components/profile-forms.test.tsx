import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { findReturnPath, forgetReturnPath } from '../../../lib/return-path.ts';
import { ACCOUNT } from '../../../testing/account-fixture.ts';
import { type FakeAnswer, fakeApi } from '../../../testing/fake-api.ts';
import { renderScreen } from '../../../testing/render-app.tsx';
import '../account-words.ts';
import { ConfirmEmailScreen } from './confirm-email-screen.tsx';
import { ProfileSection } from './profile-section.tsx';

beforeEach(forgetReturnPath);

function show(routes: Record<string, FakeAnswer>, account: object = {}) {
  const calls = fakeApi(routes);
  renderScreen(<ProfileSection account={{ ...ACCOUNT, ...account }} />);
  return calls;
}

test('a new name is told', async () => {
  const calls = show({ 'POST /change-username/': { body: { username: 'ada.two' } } });
  fireEvent.change(screen.getByRole('textbox', { name: 'Username' }), {
    target: { value: 'ada.two' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Change username' }));
  expect(await screen.findByText('Your username is ada.two now.')).toBeTruthy();
  expect(calls.at(-1)?.body).toBe('username=ada.two');
});

test('a name that is left as it is is not sent', () => {
  const calls = show({ 'POST /change-username/': { body: { username: ACCOUNT.username } } });
  fireEvent.click(screen.getByRole('button', { name: 'Change username' }));
  expect(screen.getByText('This is your username already.')).toBeTruthy();
  expect(calls).toEqual([]);
});

test('a taken name says so, and stays in its field', async () => {
  show({ 'POST /change-username/': { status: 400, body: { username: ['Taken.'] } } });
  fireEvent.change(screen.getByRole('textbox', { name: 'Username' }), { target: { value: 'bob' } });
  fireEvent.click(screen.getByRole('button', { name: 'Change username' }));
  expect(await screen.findByText('Taken.')).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Username' })).toHaveProperty('value', 'bob');
});

test('a new address is asked for with the password', async () => {
  const calls = show({ 'POST /change-email/': { body: { pending_email: 'new@example.com' } } });
  fireEvent.change(screen.getByLabelText('New e-mail'), { target: { value: 'new@example.com' } });
  const password = screen.getByLabelText('Current password');
  fireEvent.change(password, { target: { value: 'correct horse' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send the link' }));
  await expect.poll(() => screen.getByLabelText('New e-mail')).toHaveProperty('value', '');
  expect(calls.at(-1)?.body).toBe('email=new%40example.com&password=correct+horse');
});

test('an address that waits for its link is named', () => {
  show({}, { pending_email: 'new@example.com' });
  expect(screen.getByText(/^We sent a link to new@example.com/)).toBeTruthy();
});

test('the link of a new address is confirmed by a click', async () => {
  document.cookie = 'signed_in=1; path=/';
  const calls = fakeApi({ 'POST /confirm-email-change/': { body: { email: 'new@example.com' } } });
  renderScreen(<ConfirmEmailScreen data="secret" />);
  expect(calls).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Confirm e-mail address' }));
  expect(await screen.findByRole('heading', { name: 'Your address is changed' })).toBeTruthy();
  expect(calls.at(-1)?.body).toBe('data=secret');
});

test('a link that works no more says why', async () => {
  document.cookie = 'signed_in=1; path=/';
  const refusal = { status: 400, body: { non_field_errors: ['Used up.'] } };
  fakeApi({ 'POST /confirm-email-change/': refusal });
  renderScreen(<ConfirmEmailScreen data="secret" />);
  fireEvent.click(screen.getByRole('button', { name: 'Confirm e-mail address' }));
  expect(await screen.findByText('Used up.')).toBeTruthy();
});

test('a visitor logs in first, and comes back to the link', () => {
  fakeApi({});
  renderScreen(<ConfirmEmailScreen data="secret" />);
  expect(screen.getByRole('link', { name: 'Login' })).toBeTruthy();
  expect(findReturnPath()).toBe('/confirm-email?data=secret');
});
