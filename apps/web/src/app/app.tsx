import { useState } from 'react';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { Toasts } from '../ui/toasts.tsx';
import { createRoutes } from './routes.tsx';
import { SessionScope } from './session-scope.tsx';

export function App() {
  const [router] = useState(() => createBrowserRouter(createRoutes()));
  return (
    <>
      <SessionScope>
        <RouterProvider router={router} />
      </SessionScope>
      <Toasts />
    </>
  );
}
