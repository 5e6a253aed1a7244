import { fireEvent, screen } from '@testing-library/react';
import { en } from '@toile/contract';
import { expect, test } from 'vitest';
import { type FakeAnswer, fakeApi } from '../../../testing/fake-api.ts';
import { renderScreen } from '../../../testing/render-app.tsx';
import { ForgotPasswordScreen } from './forgot-password-screen.tsx';
import { ResetPasswordScreen } from './reset-password-screen.tsx';

function showReset(answer: FakeAnswer) {
  const calls = fakeApi({ 'POST /reset-password/': answer });
  renderScreen(<ResetPasswordScreen data="secret" />);
  for (const label of ['New password', 'Confirm password']) {
    fireEvent.change(screen.getByLabelText(label), { target: { value: 'battery staple' } });
  }
  fireEvent.click(screen.getByRole('button', { name: 'Set the password' }));
  return calls;
}

test('a link is sent to the address that is given, whoever it belongs to', async () => {
  const calls = fakeApi({ 'POST /forgot-password/': { body: { wait_time: 90 } } });
  renderScreen(<ForgotPasswordScreen />);
  fireEvent.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(screen.getAllByText('E-mail is required').length).toBeGreaterThan(0);
  fireEvent.change(screen.getByLabelText('E-mail'), { target: { value: ' ada@example.com ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(await screen.findByText(/If ada@example.com belongs to an account/)).toBeTruthy();
  expect(calls.at(-1)?.body).toBe('email=ada%40example.com');
  fireEvent.click(screen.getByRole('button', { name: 'No mail? Ask for another one' }));
  expect(screen.getByLabelText('E-mail')).toBeTruthy();
});

test('a link that was asked for too soon says so', async () => {
  fakeApi({
    'POST /forgot-password/': { status: 429, body: { non_field_errors: ['Too many tries.'] } },
  });
  renderScreen(<ForgotPasswordScreen />);
  fireEvent.change(screen.getByLabelText('E-mail'), { target: { value: 'ada@example.com' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(await screen.findByText('Too many tries.')).toBeTruthy();
});

test('a new password is set by the link, and leads to the login', async () => {
  const calls = showReset({ status: 204 });
  expect(await screen.findByRole('heading', { name: 'Your password is set' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login');
  expect(calls.at(-1)?.body).toBe('data=secret&password1=battery+staple&password2=battery+staple');
});

test('a link that was used leads to another one', async () => {
  showReset({ status: 400, body: { non_field_errors: [en.errors.resetLinkInvalid] } });
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeTruthy();
  const again = screen.getByRole('link', { name: 'Ask for a new link' });
  expect(again.getAttribute('href')).toBe('/forgot-password');
});

test('a password that is refused can be mended', async () => {
  showReset({ status: 400, body: { password1: ['Choose another.'] } });
  expect(await screen.findByText('Choose another.')).toBeTruthy();
  expect(screen.getByLabelText('New password')).toHaveProperty('value', 'battery staple');
});

test('without a secret the link works no more, and nobody is asked', () => {
  const calls = fakeApi({});
  renderScreen(<ResetPasswordScreen data="" />);
  expect(screen.getByRole('heading', { name: 'This link no longer works' })).toBeTruthy();
  expect(calls).toEqual([]);
});
