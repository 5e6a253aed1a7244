import { lazy, Suspense } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { SkipLink } from '../ui/skip-link.tsx';
import { CommandKeys } from './commands/command-keys.tsx';
import { SiteHeader } from './header/site-header.tsx';
import { OfflineNote } from './offline-note.tsx';
import { SiteFooter } from './site-footer.tsx';

/** Toasts, loaded apart: the landing page has none. */
const Toasts = lazy(async () => ({ default: (await import('../ui/toasts.tsx')).Toasts }));

const MAIN_ID = 'main';

/** The frame of every page. */
export function RootLayout() {
  const { pathname } = useLocation();
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink target={MAIN_ID} />
      <SiteHeader />
      <OfflineNote />
      <main id={MAIN_ID} tabIndex={-1} className="flex-1 outline-none">
        <Outlet />
      </main>
      <SiteFooter />
      <CommandKeys />
      <ScrollRestoration />
      <Suspense>{pathname !== '/' && <Toasts />}</Suspense>
    </div>
  );
}
