import './styles/index.css';
import './lib/i18n.ts';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { App } from './app/app.tsx';
import { createRoutes } from './app/routes.tsx';
import { whenReady } from './app/when-ready.ts';
import { hasSession } from './lib/session.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root');

async function start(place: HTMLElement): Promise<void> {
  const router = createBrowserRouter(createRoutes());
  const app = (
    <StrictMode>
      <App router={router} />
    </StrictMode>
  );
  if (!place.hasChildNodes() || hasSession()) {
    createRoot(place).render(app);
    return;
  }
  // A prerendered page stays in view until its code has loaded, and is then hydrated.
  await whenReady(router);
  hydrateRoot(place, app);
}

void start(root);
