import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createQueryClient } from '../lib/query-client.ts';
import { Toasts } from '../ui/toasts.tsx';

/** Shows routes as the browser would at `path`; gives the router to look at its location. */
export function renderRoutes(routes: RouteObject[], path: string) {
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
      <Toasts />
    </QueryClientProvider>,
  );
  return router;
}

/** Shows one screen; every other address is an empty page. */
export function renderScreen(screen: ReactNode) {
  return renderRoutes(
    [
      { path: '/', element: screen },
      { path: '*', element: null },
    ],
    '/',
  );
}
