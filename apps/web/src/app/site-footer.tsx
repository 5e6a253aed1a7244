import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CATALOGUE_PATH } from '../lib/catalogue/catalogue-path.ts';
import { Selvedge } from '../ui/selvedge.tsx';
import { LEGAL_PAGES } from './legal-pages.ts';

export function SiteFooter() {
  const { t } = useTranslation();
  return (
    <footer className="mt-24 max-sm:[body:has([data-action-bar])_&]:pb-16">
      <Selvedge />
      <div className="mx-auto flex max-w-7xl flex-wrap items-center justify-between gap-x-10 gap-y-4 px-4 py-8 sm:px-8">
        <p className="annotation max-w-md text-sm">{t('common.footer.note')}</p>
        <Link
          to={CATALOGUE_PATH}
          className="inline-flex min-h-11 items-center underline-offset-4 hover:underline md:ml-auto"
        >
          {t('common.nav.catalogue')}
        </Link>
        <nav aria-label={t('common.nav.legal')} className="flex flex-wrap gap-x-6">
          {LEGAL_PAGES.map(({ to, label }) => (
            <Link
              key={to}
              to={to}
              className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
            >
              {t(label)}
            </Link>
          ))}
        </nav>
      </div>
    </footer>
  );
}
