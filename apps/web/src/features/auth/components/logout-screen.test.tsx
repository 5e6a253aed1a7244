import { screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, test } from 'vitest';
import { hasSession } from '../../../lib/session.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderRoutes } from '../../../testing/render-app.tsx';
import { LogoutScreen } from './logout-screen.tsx';

function show() {
  const element = (
    <StrictMode>
      <LogoutScreen />
    </StrictMode>
  );
  return renderRoutes(
    [
      { path: '/logout', element },
      { path: '/', element: null },
    ],
    '/logout',
  );
}

test('logs out once and goes to the landing page', async () => {
  document.cookie = 'signed_in=1; path=/';
  const calls = fakeApi({ 'POST /logout/': { status: 204 } });
  const router = show();
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(hasSession()).toBe(false);
  expect(calls.filter(({ route }) => route === 'POST /logout/')).toHaveLength(1);
});

test('a visitor is led on without a call', async () => {
  const calls = fakeApi({});
  const router = show();
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(calls).toEqual([]);
});

test('a failure says so and keeps the session', async () => {
  document.cookie = 'signed_in=1; path=/';
  fakeApi({ 'POST /logout/': { status: 503, body: { non_field_errors: ['Busy'] } } });
  show();
  expect(await screen.findByText('You are still logged in')).toBeTruthy();
  expect(hasSession()).toBe(true);
});
