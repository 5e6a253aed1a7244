import type { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { SessionScope } from './session-scope.tsx';

type AppProps = { router: ReturnType<typeof createBrowserRouter> };

export function App({ router }: AppProps) {
  return (
    <SessionScope>
      <RouterProvider router={router} />
    </SessionScope>
  );
}
