import { pricingWords } from '@toile/contract';
import { useTranslation } from 'react-i18next';
import { useWelcomeCredits } from '../../../lib/billing/get-plans.ts';
import { useSubscription } from '../../../lib/billing/get-subscription.ts';
import { addPageWords } from '../../../lib/page-words.ts';
import { useSession } from '../../../lib/session.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { CostTable } from './cost-table.tsx';
import { PaymentNote } from './payment-note.tsx';
import { Plans } from './plans.tsx';

addPageWords({ pricing: pricingWords });

/** The plans, the user's own plan, and the cost table. */
export function PricingScreen() {
  const { t } = useTranslation();
  const isSignedIn = useSession();
  const { data: subscription = {}, isError, isLoading, refetch } = useSubscription();
  const { data: welcome = 0 } = useWelcomeCredits();
  const gift = !isSignedIn && welcome > 0 && t('pricing.welcome', { credits: welcome });
  return (
    <div className="page flex flex-col gap-12 md:gap-16">
      <div className="flex flex-wrap items-end justify-between gap-x-16 gap-y-8">
        <PageHeading intro={[t('pricing.intro'), gift].filter(Boolean).join(' ')}>
          {t('pricing.title')}
        </PageHeading>
        <PaymentNote />
      </div>
      {isError && <ErrorState title={t('pricing.failed')} onRetry={() => void refetch()} />}
      <Plans subscription={subscription} isKnown={!isSignedIn || !(isError || isLoading)} />
      <CostTable />
    </div>
  );
}
