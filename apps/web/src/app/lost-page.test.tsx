import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderRoutes } from '../testing/render-app.tsx';
import { loadPage } from './lost-page.tsx';

function openLost() {
  const reload = vi.fn();
  const { href, origin } = window.location;
  vi.stubGlobal('location', { href, origin, reload });
  const load = () => Promise.reject(new TypeError('Failed to fetch the module'));
  renderRoutes([{ path: '/', HydrateFallback, lazy: { Component: () => loadPage(load) } }], '/');
  return reload;
}

function HydrateFallback() {
  return null;
}

test('a page whose code does not come says so, and is asked for again', async () => {
  const reload = openLost();
  expect(
    await screen.findByRole('heading', { name: 'This page could not be loaded' }),
  ).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('it is asked for again by itself once the browser is online', async () => {
  const reload = openLost();
  await screen.findByRole('heading', { name: 'This page could not be loaded' });
  // The heading may be there before the page listens.
  await waitFor(() => {
    fireEvent(window, new Event('online'));
    expect(reload).toHaveBeenCalled();
  });
});
