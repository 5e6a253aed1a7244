import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CATALOGUE_PATH } from '../lib/catalogue/catalogue-path.ts';
import { LanguageSelect } from '../ui/language-select.tsx';
import { Selvedge } from '../ui/selvedge.tsx';
import { askPalette } from './commands/ask-palette.ts';
import { LEGAL_PAGES } from './legal-pages.ts';

const LINK_CLASS = 'inline-flex min-h-11 items-center underline-offset-4 hover:underline';

export function SiteFooter() {
  const { t } = useTranslation();
  return (
    <footer className="mt-24 max-sm:[body:has([data-action-bar])_&]:pb-16 max-sm:[body:has([data-action-bar=tall])_&]:pb-44">
      <Selvedge />
      <div className="mx-auto flex max-w-7xl flex-wrap items-center justify-between gap-x-10 gap-y-4 px-4 py-8 sm:px-8">
        <div className="flex max-w-md flex-col items-start gap-3">
          <p className="annotation text-sm">{t('common.footer.note')}</p>
          <LanguageSelect />
        </div>
        <div className="flex flex-wrap gap-x-6 md:ml-auto">
          <button type="button" onClick={askPalette} className={LINK_CLASS}>
            {t('common.nav.search')}
          </button>
          <Link to={CATALOGUE_PATH} className={LINK_CLASS}>
            {t('common.nav.catalogue')}
          </Link>
        </div>
        <nav aria-label={t('common.nav.legal')} className="flex flex-wrap gap-x-6">
          {LEGAL_PAGES.map(({ to, label }) => (
            <Link key={to} to={to} className={LINK_CLASS}>
              {t(label)}
            </Link>
          ))}
        </nav>
      </div>
    </footer>
  );
}
