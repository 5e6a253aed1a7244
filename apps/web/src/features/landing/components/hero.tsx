import type { Tool } from '@toile/tools';
import { useTranslation } from 'react-i18next';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { TrialBox } from '../trial/trial-box.tsx';
import type { Trial } from '../trial/use-trial.ts';
import { Entrances, type EntrancesProps } from './entrances.tsx';

type HeroProps = EntrancesProps & {
  trial: Trial;
  onFour: (tool: Tool, prompt: string) => void;
};

/** The title, what the product does, a first picture, and the two ways in. */
export function Hero({ trial, onFour, ...entrances }: HeroProps) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col justify-center gap-5 px-4 pt-10 pb-12 sm:px-8 lg:py-6 lg:pr-20 lg:pl-[max(2rem,calc((100vw-80rem)/2+2rem))]">
      <PageHeading size="display" intro={t('landing.description')}>
        {t('landing.title')}
      </PageHeading>
      <TrialBox trial={trial} onFour={onFour} />
      <div className="flex items-center gap-x-4 gap-y-3 max-sm:flex-wrap">
        <Entrances {...entrances} isBeside />
        <p className="annotation min-w-0 text-sm">{t('landing.begin')}</p>
      </div>
    </div>
  );
}
