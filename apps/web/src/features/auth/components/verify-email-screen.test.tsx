import { fireEvent, screen, waitFor } from '@testing-library/react';
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

test('what the account starts with is told; the way on hands the address to the login', async () => {
  fakeApi({ 'GET /verify-email/': { body: { email: 'ada@example.com', welcome_credits: 40 } } });
  const router = renderScreen(<VerifyEmailScreen data="secret" />);
  expect(await screen.findByText(/confirmed\. 40 credits are yours to start with\./)).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'Start Creating' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  expect(router.state.location.state).toEqual({ verified: 'ada@example.com' });
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

const ASKED = { email: 'ada@example.com', username: 'ada', password_required: true };

/** A link that was opened in another browser than the one that signed up. */
function showElsewhere(confirm: FakeAnswer, asked: object = ASKED) {
  const calls = fakeApi({
    'GET /verify-email/': { body: asked },
    'POST /verify-email/': confirm,
    'POST /resend-verification/': { body: { wait_time: 90 } },
  });
  renderScreen(<VerifyEmailScreen data="secret" />);
  return calls;
}

async function confirmWith(password: string) {
  const field = await screen.findByLabelText('Password');
  fireEvent.change(field, { target: { value: password } });
  fireEvent.click(screen.getByRole('button', { name: 'Confirm e-mail address' }));
}

test('elsewhere the password of the sign-up is asked for, and confirms', async () => {
  const calls = showElsewhere({ body: { email: 'ada@example.com' } });
  expect(await screen.findByRole('heading', { name: 'One last step' })).toBeTruthy();
  expect(screen.getByText(/You signed up as “ada” in another browser/)).toBeTruthy();
  await confirmWith('correct horse');
  expect(await screen.findByRole('heading', { name: 'Account Verified' })).toBeTruthy();
  expect(calls.at(-1)).toMatchObject({
    route: 'POST /verify-email/',
    body: 'data=secret&password=correct+horse',
  });
});

test('elsewhere a form without a password says so, and asks nobody', async () => {
  const calls = showElsewhere({});
  fireEvent.click(await screen.findByRole('button', { name: 'Confirm e-mail address' }));
  expect(screen.getAllByText('Password is required').length).toBeGreaterThan(0);
  expect(calls.filter(({ route }) => route.startsWith('POST'))).toEqual([]);
});

test('a wrong password says so, and a mail that names all sign-ups can be sent', async () => {
  const calls = showElsewhere({ status: 400, body: { password: ['Not this password.'] } });
  await confirmWith('wrong');
  expect(await screen.findByText('Not this password.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Resend verification email' }));
  await screen.findByRole('button', { name: /^Resend verification email \(\d+ s\)$/ });
  expect(calls.at(-1)?.body).toBe('{"credential":"ada@example.com"}');
});

test('a password that cannot be checked now keeps what was typed', async () => {
  showElsewhere({ status: 429, body: { non_field_errors: ['Too many tries.'] } });
  await confirmWith('correct horse');
  expect(await screen.findByText('Too many tries.')).toBeTruthy();
  expect(screen.getByLabelText('Password')).toHaveProperty('value', 'correct horse');
});

test('a username that has become another’s is chosen anew', async () => {
  const asked = { ...ASKED, username_taken: true };
  const calls = showElsewhere({ body: { email: 'ada@example.com' } }, asked);
  expect(await screen.findByText(/“ada” has become somebody else’s/)).toBeTruthy();
  await confirmWith('correct horse');
  expect(screen.getAllByText('Username is required').length).toBeGreaterThan(0);
  fireEvent.change(screen.getByLabelText('Username'), { target: { value: 'ada.two' } });
  await confirmWith('correct horse');
  expect(await screen.findByRole('heading', { name: 'Account Verified' })).toBeTruthy();
  expect(calls.at(-1)?.body).toBe('data=secret&password=correct+horse&username=ada.two');
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
