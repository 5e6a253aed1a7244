import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../ui/button-link.tsx';
import { NavItem } from './nav-item.tsx';

/** The header's links for visitors who are not signed in. */
export function VisitorNav() {
  const { t } = useTranslation();
  return (
    <div className="hidden flex-1 items-center gap-1 md:flex">
      <NavItem to="/">{t('common.nav.home')}</NavItem>
      <NavItem to="/pricing">{t('common.nav.pricing')}</NavItem>
      <span className="flex-1" />
      <ButtonLink to="/login" look="quiet">
        {t('common.nav.login')}
      </ButtonLink>
      <ButtonLink to="/register">{t('common.nav.register')}</ButtonLink>
    </div>
  );
}
