import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { QueryPlaceContext } from '../lib/query-place.ts';
import { Queries } from '../lib/with-queries.tsx';
import { Toasts } from '../ui/toasts.tsx';

/** Shows routes as the browser would at `path`; gives the router to look at its location. */
export function renderRoutes(routes: RouteObject[], path: string) {
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  render(
    <QueryPlaceContext value={{}}>
      <Queries>
        <RouterProvider router={router} />
      </Queries>
      <Toasts />
    </QueryPlaceContext>,
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
