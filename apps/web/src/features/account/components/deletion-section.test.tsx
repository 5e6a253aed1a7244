import { fireEvent, screen, within } from '@testing-library/react';
import type { Account } from '@toile/contract';
import { expect, test } from 'vitest';
import { hasSession } from '../../../lib/session.ts';
import { ACCOUNT } from '../../../testing/account-fixture.ts';
import { type FakeAnswer, fakeApi } from '../../../testing/fake-api.ts';
import { renderScreen } from '../../../testing/render-app.tsx';
import '../account-words.ts';
import { DeletionSection } from './deletion-section.tsx';

function open(answer: FakeAnswer, account: Partial<Account> = {}) {
  document.cookie = 'signed_in=1; path=/';
  const calls = fakeApi({ 'POST /delete-account/': answer });
  renderScreen(<DeletionSection account={{ ...ACCOUNT, ...account }} />);
  fireEvent.click(screen.getByRole('button', { name: 'Delete account' }));
  return { calls, dialog: within(screen.getByRole('dialog', { name: 'Delete this account?' })) };
}

test('the account is deleted by its password, and the session is over', async () => {
  const { calls, dialog } = open({ status: 204 });
  fireEvent.change(dialog.getByLabelText('Current password'), { target: { value: 'correct' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Delete for good' }));
  await expect.poll(hasSession).toBe(false);
  expect(calls.at(-1)?.body).toBe('password=correct');
});

test('a wrong password says so, and nothing ends', async () => {
  const { dialog } = open({ status: 400, body: { password: ['Not this one.'] } });
  fireEvent.change(dialog.getByLabelText('Current password'), { target: { value: 'wrong' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Delete for good' }));
  expect(await dialog.findByText('Not this one.')).toBeTruthy();
  expect(hasSession()).toBe(true);
});

test('an empty form asks nobody', () => {
  const { calls, dialog } = open({ status: 204 });
  fireEvent.click(dialog.getByRole('button', { name: 'Delete for good' }));
  expect(dialog.getByText('Current password is required')).toBeTruthy();
  expect(calls).toEqual([]);
});

test('an account without a password is deleted by its name', async () => {
  const { calls, dialog } = open({ status: 204 }, { has_password: false });
  const name = dialog.getByLabelText('Username');
  fireEvent.change(name, { target: { value: 'bob' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Delete for good' }));
  expect(calls).toEqual([]);
  fireEvent.change(name, { target: { value: 'ada' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Delete for good' }));
  await expect.poll(hasSession).toBe(false);
  expect(calls.at(-1)?.body).toBe('username=ada');
});

test('whoever keeps the account closes the dialog', async () => {
  const { calls, dialog } = open({ status: 204 });
  fireEvent.click(dialog.getByRole('button', { name: 'Keep account' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(calls).toEqual([]);
});
