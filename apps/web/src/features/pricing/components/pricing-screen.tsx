import { landingWords, PLANS } from '@toile/contract';
import { useTranslation } from 'react-i18next';
import { addPageWords } from '../../../lib/page-words.ts';
import { Note } from '../../../ui/note.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { CostTable } from './cost-table.tsx';
import { PlanCard } from './plan-card.tsx';

addPageWords({ landing: landingWords });

/** The plans and what things cost. */
export function PricingScreen() {
  const { t } = useTranslation();
  return (
    <div className="page flex flex-col gap-12 md:gap-16">
      <div className="flex flex-wrap items-end justify-between gap-x-16 gap-y-8">
        <PageHeading intro={t('landing.pricing.intro')}>{t('landing.pricing.title')}</PageHeading>
        <Note className="lg:max-w-md">
          <p className="font-medium">{t('landing.pricing.soonTitle')}</p>
          <p className="text-ink-soft">{t('landing.pricing.soon')}</p>
        </Note>
      </div>
      <ul className="grid border-y border-ink md:grid-cols-3 md:divide-x md:divide-hairline">
        {PLANS.map((plan) => (
          <PlanCard key={plan.name} plan={plan} />
        ))}
      </ul>
      <CostTable />
    </div>
  );
}
