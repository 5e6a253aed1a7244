import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
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
