import { useTranslation } from 'react-i18next';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { Entrances, type EntrancesProps } from './entrances.tsx';

/** The title, what the product does, and the two ways in. */
export function Hero(entrances: EntrancesProps) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col justify-center gap-7 px-4 pt-10 pb-12 sm:px-8 md:py-14 lg:py-20 lg:pr-20 lg:pl-[max(2rem,calc((100vw-80rem)/2+2rem))]">
      <PageHeading size="display" intro={t('landing.description')}>
        {t('landing.title')}
      </PageHeading>
      <Entrances {...entrances} />
      <p className="annotation -mt-2">{t('landing.begin')}</p>
    </div>
  );
}
