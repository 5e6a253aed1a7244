import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keepReturnPath } from '../lib/return-path.ts';
import { endSession } from '../lib/session.ts';
import { renderRoutes } from '../testing/render-app.tsx';
import { PrivateRoute, PublicRoute } from './guards.tsx';

const routes = [
  { Component: PublicRoute, children: ['/', '/login', '/register'].map(place) },
  { Component: PrivateRoute, children: ['/dashboard', '/create-pattern'].map(place) },
  ...['/pricing'].map(place),
];

function place(path: string) {
  return { path, element: <p>at {path}</p> };
}

function signIn() {
  document.cookie = 'signed_in=1; path=/';
}

test.each(['/', '/login', '/register', '/pricing'])('a visitor may see %s', async (path) => {
  renderRoutes(routes, path);
  expect(await screen.findByText(`at ${path}`)).toBeTruthy();
});

test.each(['/dashboard', '/create-pattern', '/create-pattern/'])(
  'a visitor at %s is sent to the login',
  async (path) => {
    renderRoutes(routes, path);
    expect(await screen.findByText('at /login')).toBeTruthy();
  },
);

test.each(['/', '/login', '/register'])('a user at %s is sent to the dashboard', async (path) => {
  signIn();
  renderRoutes(routes, path);
  expect(await screen.findByText('at /dashboard')).toBeTruthy();
});

test('a log-in that began at a plan leads back to it, once', async () => {
  keepReturnPath('/pricing?plan=price_basic_monthly');
  signIn();
  const router = renderRoutes(routes, '/login');
  expect(await screen.findByText('at /pricing')).toBeTruthy();
  expect(router.state.location.search).toBe('?plan=price_basic_monthly');
  await act(() => router.navigate('/login'));
  expect(await screen.findByText('at /dashboard')).toBeTruthy();
});

test.each(['https://evil.example', '//evil.example', '/\\evil.example'])(
  'a log-in never leads to %s',
  async (path) => {
    keepReturnPath(path);
    signIn();
    renderRoutes(routes, '/login');
    expect(await screen.findByText('at /dashboard')).toBeTruthy();
  },
);

test('a user may see private and open pages', async () => {
  signIn();
  const router = renderRoutes(routes, '/create-pattern');
  expect(await screen.findByText('at /create-pattern')).toBeTruthy();
  await act(() => router.navigate('/pricing'));
  expect(await screen.findByText('at /pricing')).toBeTruthy();
});

test('the session is looked at again on every change of path', async () => {
  signIn();
  const router = renderRoutes(routes, '/dashboard');
  expect(await screen.findByText('at /dashboard')).toBeTruthy();
  document.cookie = 'signed_in=; Max-Age=0; path=/';
  await act(() => router.navigate('/create-pattern'));
  expect(await screen.findByText('at /login')).toBeTruthy();
});

test('a session that ends leads to the login at once', async () => {
  signIn();
  const router = renderRoutes(routes, '/dashboard');
  expect(await screen.findByText('at /dashboard')).toBeTruthy();
  act(endSession);
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
});
