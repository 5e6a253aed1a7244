import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, test } from 'vitest';
import { LOGOUT_CLICK } from '../../../lib/logout-click.ts';
import { hasSession } from '../../../lib/session.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderRoutes } from '../../../testing/render-app.tsx';
import { LogoutScreen } from './logout-screen.tsx';

/** Opens the page by a click of ours, or by a link of any site. */
async function show(by: 'click' | 'link' = 'click') {
  const element = (
    <StrictMode>
      <LogoutScreen />
    </StrictMode>
  );
  const routes = ['/', '/before', '/dashboard'].map((path) => ({ path, element: null }));
  const start = by === 'link' ? '/logout' : '/before';
  const router = renderRoutes([{ path: '/logout', element }, ...routes], start);
  if (by === 'click') await act(() => router.navigate('/logout', { state: LOGOUT_CLICK }));
  return router;
}

test('logs out once and goes to the landing page', async () => {
  document.cookie = 'signed_in=1; path=/';
  const calls = fakeApi({ 'POST /logout/': { status: 204 } });
  const router = await show();
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(hasSession()).toBe(false);
  expect(calls.filter(({ route }) => route === 'POST /logout/')).toHaveLength(1);
});

test('a visitor is led on without a call', async () => {
  const calls = fakeApi({});
  const router = await show();
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(calls).toEqual([]);
});

test('a failure says so and keeps the session', async () => {
  document.cookie = 'signed_in=1; path=/';
  fakeApi({ 'POST /logout/': { status: 503, body: { non_field_errors: ['Busy'] } } });
  await show();
  expect(await screen.findByText('You are still logged in')).toBeTruthy();
  expect(hasSession()).toBe(true);
});

test('a link, which may be another site’s, asks first', async () => {
  document.cookie = 'signed_in=1; path=/';
  const calls = fakeApi({ 'POST /logout/': { status: 204 } });
  const router = await show('link');
  expect(await screen.findByRole('heading', { name: 'Log out?' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Stay logged in' }).getAttribute('href')).toBe(
    '/dashboard',
  );
  expect(calls).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(hasSession()).toBe(false);
});
