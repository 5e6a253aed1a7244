import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type FakeAnswer, fakeApi } from '../../../testing/fake-api.ts';
import { renderScreen } from '../../../testing/render-app.tsx';
import { VerifyEmailScreen } from './verify-email-screen.tsx';

function show(answer: FakeAnswer, resend: FakeAnswer = { body: { wait_time: 90 } }) {
  const calls = fakeApi({ 'GET /verify-email/': answer, 'POST /resend-verification/': resend });
  renderScreen(<VerifyEmailScreen data="secret" />);
  return calls;
}

test('a good link: verified, with the way on', async () => {
  show({ body: { email: 'ada@example.com' } });
  expect(await screen.findByRole('heading', { name: 'Account Verified' })).toBeTruthy();
  expect(screen.getByText(/ada@example.com/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Start Creating' }).getAttribute('href')).toBe(
    '/dashboard',
  );
});

test('a failed link with a known e-mail: a new one can be sent, then counts down', async () => {
  const calls = show({ status: 400, body: { non_field_errors: ['x'], email: 'ada@example.com' } });
  expect(await screen.findByRole('heading', { name: 'Ah, snap!' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Resend verification email' }));
  const button = await screen.findByRole('button', {
    name: /^Resend verification email \((91|90|8\d) s\)$/,
  });
  expect(button).toHaveProperty('disabled', true);
  expect(calls.at(-1)?.body).toBe('{"credential":"ada@example.com"}');
});

test('without a secret the link has expired, and nobody is asked', async () => {
  const calls = fakeApi({});
  renderScreen(<VerifyEmailScreen data="" />);
  expect(
    await screen.findByRole('heading', { name: 'Your email verification link has expired.' }),
  ).toBeTruthy();
  expect(calls).toEqual([]);
});

test('a mail that was asked for too soon says so, and counts down', async () => {
  show(
    { status: 400, body: { non_field_errors: ['x'], email: 'ada@example.com' } },
    { status: 429, body: { non_field_errors: ['Too soon.'] }, headers: { 'Retry-After': '90' } },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Resend verification email' }));
  expect(await screen.findByText('Too soon.')).toBeTruthy();
  const name = /^Resend verification email \((91|90|8\d) s\)$/;
  expect(screen.getByRole('button', { name })).toHaveProperty('disabled', true);
});

test('a mail that cannot be sent says why', async () => {
  show(
    { status: 400, body: { non_field_errors: ['x'], email: 'ada@example.com' } },
    { status: 429, body: { non_field_errors: ['Too many tries.'] } },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Resend verification email' }));
  expect(await screen.findByText('Too many tries.')).toBeTruthy();
});

test('a failed link without an e-mail has expired', async () => {
  show({ status: 400, body: { non_field_errors: ['x'] } });
  expect(
    await screen.findByRole('heading', { name: 'Your email verification link has expired.' }),
  ).toBeTruthy();
});

test('an answer that is no verdict can be asked for again', async () => {
  show({ status: 429, body: { non_field_errors: ['Too many tries.'] } });
  expect(await screen.findByText('We could not check the link')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});
