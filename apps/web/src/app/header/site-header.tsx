import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { loadAsking } from '../../lib/load-asking.ts';
import { useSession } from '../../lib/session.ts';
import { Wordmark } from '../../ui/wordmark.tsx';
import { MobileMenuButton } from './mobile-menu-button.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import { VisitorNav } from './visitor-nav.tsx';

// Menus and credits are for signed-in users: the login page does not load their code.
const UserNav = lazy(async () => ({
  default: await loadAsking(async () => (await import('./user-nav.tsx')).UserNav),
}));

export function SiteHeader() {
  const { t } = useTranslation();
  const isSignedIn = useSession();
  return (
    <header className="sticky top-0 z-20 border-b border-hairline bg-paper/95 backdrop-blur-sm">
      <div className="mx-auto flex h-16 max-w-7xl items-center gap-2 px-4 sm:px-8">
        <Link
          to={isSignedIn ? '/dashboard' : '/'}
          className="mr-1 inline-flex min-h-11 items-center sm:mr-4 lg:mr-8"
        >
          <Wordmark />
        </Link>
        <nav aria-label={t('common.nav.label')} className="flex flex-1 items-center gap-1">
          {isSignedIn ? (
            <Suspense fallback={null}>
              <UserNav />
            </Suspense>
          ) : (
            <VisitorNav />
          )}
        </nav>
        <div className="hidden md:block">
          <ThemeToggle />
        </div>
        <MobileMenuButton />
      </div>
    </header>
  );
}
