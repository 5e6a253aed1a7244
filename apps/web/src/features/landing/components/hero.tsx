import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeading } from '../../../ui/page-heading.tsx';

/** The title, what the product does, and the two ways in. */
export function Hero({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col justify-center gap-8 px-4 py-14 sm:px-8 lg:py-20 lg:pr-14 lg:pl-[max(2rem,calc((100vw-80rem)/2+2rem))]">
      <PageHeading size="display" intro={t('landing.description')}>
        {t('landing.title')}
      </PageHeading>
      <div className="flex flex-wrap gap-3">{children}</div>
    </div>
  );
}
