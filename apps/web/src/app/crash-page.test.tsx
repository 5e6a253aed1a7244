import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderRoutes } from '../testing/render-app.tsx';
import { takeComplaints } from '../testing/setup.ts';
import { CrashPage } from './crash-page.tsx';

function Broken(): never {
  throw new Error('a seam came apart');
}

test('a page that throws is replaced by one that says so', async () => {
  renderRoutes([{ path: '/', Component: Broken, ErrorBoundary: CrashPage }], '/');
  expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeTruthy();
  expect(takeComplaints().length).toBeGreaterThan(0);
});
