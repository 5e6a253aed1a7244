import { lazy, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { CATALOGUE_PATH } from '../../lib/catalogue/catalogue-path.ts';
import { loadAsking } from '../../lib/load-asking.ts';
import { LOGOUT_CLICK } from '../../lib/logout-click.ts';
import { useSession } from '../../lib/session.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { LEGAL_PAGES } from '../legal-pages.ts';
import { MobileLink } from './mobile-link.tsx';
import { MobileThemeSwitch } from './mobile-theme-switch.tsx';

/** Loaded apart: visitors ask the server for nothing. */
const MobileUserLinks = lazy(async () => ({
  default: await loadAsking(async () => (await import('./mobile-user-links.tsx')).MobileUserLinks),
}));

/** The whole menu on one sheet, for narrow screens. */
export function MobileMenu({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const isSignedIn = useSession();
  useCloseOnNavigation(onClose);
  return (
    <Sheet title={t('common.nav.menu')} onClose={onClose}>
      <nav aria-label={t('common.nav.menu')} className="mt-6 flex flex-col">
        <MobileLink to="/">{t('common.nav.home')}</MobileLink>
        {isSignedIn && (
          <Suspense fallback={null}>
            <MobileUserLinks />
          </Suspense>
        )}
        <MobileLink to="/pricing">{t('common.nav.pricing')}</MobileLink>
        <MobileLink to={CATALOGUE_PATH}>{t('common.nav.catalogue')}</MobileLink>
        {!isSignedIn && <MobileLink to="/login">{t('common.nav.login')}</MobileLink>}
        {!isSignedIn && <MobileLink to="/register">{t('common.nav.register')}</MobileLink>}
        {isSignedIn && (
          <MobileLink to="/logout" state={LOGOUT_CLICK}>
            {t('common.nav.logout')}
          </MobileLink>
        )}
      </nav>
      <nav aria-label={t('common.nav.legal')} className="mt-6 flex flex-col">
        {LEGAL_PAGES.map(({ to, label }) => (
          <MobileLink key={to} to={to} small>
            {t(label)}
          </MobileLink>
        ))}
      </nav>
      <MobileThemeSwitch />
    </Sheet>
  );
}

function useCloseOnNavigation(onClose: () => void): void {
  const { key } = useLocation();
  const openedAt = useRef(key);
  useEffect(() => {
    if (key !== openedAt.current) onClose();
  }, [key, onClose]);
}
