import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { hasSession } from '../../../lib/session.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderScreen } from '../../../testing/render-app.tsx';
import { LoginForm } from './login-form.tsx';

test('another try clears what the server said of the last one, and waits for its answer', async () => {
  const refusal = { username: ['Name unknown.'], password: ['Password wrong.'] };
  fakeApi({ 'POST /login/': { status: 400, body: refusal } });
  renderScreen(<LoginForm onNotVerified={vi.fn()} />);
  fireEvent.change(screen.getByLabelText('Username / Email'), { target: { value: 'ada' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'wrong' } });
  const button = screen.getByRole('button', { name: 'Login' });
  fireEvent.click(button);
  const list = await screen.findByRole('alert');
  expect(list.textContent).toContain('Name unknown.');
  expect(list.textContent).toContain('Password wrong.');
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  fireEvent.click(button);
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
});

test('an empty form asks for its fields and does not say that logging in failed', async () => {
  fakeApi({});
  renderScreen(<LoginForm onNotVerified={vi.fn()} />);
  fireEvent.click(screen.getByRole('button', { name: 'Login' }));
  const list = await screen.findByRole('alert');
  expect(list.textContent).toContain('Please check these');
  expect(list.textContent).not.toContain('did not work');
});

const CODE_NEEDED = {
  status: 403,
  body: { non_field_errors: ['Type the code of your app, too.'], code_needed: true },
};

test('an account with two-factor log-in is asked for its code, and told of a wrong one', async () => {
  const calls = fakeApi({
    'POST /login/': ({ body }) => {
      const code = new URLSearchParams(String(body)).get('code');
      if (code === null) return CODE_NEEDED;
      if (code !== '123456') return { status: 400, body: { code: ['This code is wrong.'] } };
      return { cookies: ['signed_in=1; path=/'], body: {} };
    },
  });
  renderScreen(<LoginForm onNotVerified={vi.fn()} />);
  fireEvent.change(screen.getByLabelText('Username / Email'), { target: { value: 'ada' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'correct horse' } });
  fireEvent.click(screen.getByRole('button', { name: 'Login' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'One more step' }));
  expect(screen.queryByRole('alert')).toBeNull();
  const type = (value: string) => {
    fireEvent.change(dialog.getByLabelText('Code'), { target: { value } });
    fireEvent.click(dialog.getByRole('button', { name: 'Go on' }));
  };
  type('654321');
  expect(await dialog.findByText('This code is wrong.')).toBeTruthy();
  type('123456');
  await waitFor(() => expect(hasSession()).toBe(true));
  expect(calls.at(-1)?.body).toBe('username=ada&password=correct+horse&code=123456');
});

test('the step of the code can be left, and comes again with the next try', async () => {
  fakeApi({ 'POST /login/': CODE_NEEDED });
  renderScreen(<LoginForm username="ada" onNotVerified={vi.fn()} />);
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'correct horse' } });
  const button = screen.getByRole('button', { name: 'Login' });
  fireEvent.click(button);
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.click(button);
  expect(await screen.findByRole('dialog', { name: 'One more step' })).toBeTruthy();
});
