import { Outlet, ScrollRestoration } from 'react-router';
import { SkipLink } from '../ui/skip-link.tsx';
import { SiteHeader } from './header/site-header.tsx';
import { SiteFooter } from './site-footer.tsx';

const MAIN_ID = 'main';

/** What surrounds every page. */
export function RootLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink target={MAIN_ID} />
      <SiteHeader />
      <main id={MAIN_ID} tabIndex={-1} className="flex-1 outline-none">
        <Outlet />
      </main>
      <SiteFooter />
      <ScrollRestoration />
    </div>
  );
}
