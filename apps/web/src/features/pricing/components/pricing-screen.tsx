import { PLANS, type Plan, pricingWords } from '@toile/contract';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { useStartCheckout } from '../../../lib/billing/start-checkout.ts';
import { addPageWords } from '../../../lib/page-words.ts';
import { keepReturnPath } from '../../../lib/return-path.ts';
import { useSession } from '../../../lib/session.ts';
import { dottedDate } from '../../../lib/time/dotted-date.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { usePaymentMode } from '../api/get-plans.ts';
import { useSubscription } from '../api/get-subscription.ts';
import { findCurrentPlan, offerOf } from '../model/plan-offer.ts';
import { usePlanSteps } from '../model/use-plan-steps.ts';
import { CostTable } from './cost-table.tsx';
import { CurrentPlanCard } from './current-plan-card.tsx';
import { PaymentNote } from './payment-note.tsx';
import { PlanButton } from './plan-button.tsx';
import { PlanCard } from './plan-card.tsx';
import { PlanDialogs } from './plan-dialogs.tsx';

addPageWords({ pricing: pricingWords });

/** The page's address with a plan that is to be shown first. */
const WANTED = 'plan';

/** The plans, what the user has of them, and what things cost. */
export function PricingScreen() {
  const { t } = useTranslation();
  const isSignedIn = useSession();
  const { data: subscription = {}, isError, isLoading, refetch } = useSubscription();
  return (
    <div className="page flex flex-col gap-12 md:gap-16">
      <div className="flex flex-wrap items-end justify-between gap-x-16 gap-y-8">
        <PageHeading intro={t('pricing.intro')}>{t('pricing.title')}</PageHeading>
        <PaymentNote />
      </div>
      {isError && <ErrorState title={t('pricing.failed')} onRetry={() => void refetch()} />}
      <Plans subscription={subscription} isKnown={!isSignedIn || !(isError || isLoading)} />
      <CostTable />
    </div>
  );
}

type PlansProps = {
  subscription: NonNullable<ReturnType<typeof useSubscription>['data']>;
  /** What the user has is known, so that a choice means what it says. */
  isKnown: boolean;
};

function Plans({ subscription, isKnown }: PlansProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const isSignedIn = useSession();
  const [address] = useSearchParams();
  const wanted = address.get(WANTED);
  const { data: mode } = usePaymentMode();
  const steps = usePlanSteps();
  const checkout = useStartCheckout();
  const current = findCurrentPlan(subscription);
  const pendingPriceId = steps.pendingPriceId ?? checkout.pendingPriceId;

  function choose(plan: Plan): void {
    const offer = offerOf(plan, subscription);
    if (!isSignedIn) {
      keepReturnPath(`/pricing?${WANTED}=${plan.priceId}`);
      void navigate('/login');
    } else if (offer === 'checkout') checkout.start({ priceId: plan.priceId });
    else steps.ask(plan, offer);
  }

  return (
    <>
      <CurrentPlanCard subscription={subscription} onCancel={steps.askToCancel} />
      <ul
        aria-label={t('pricing.plansLabel')}
        className="grid border-y border-ink md:grid-cols-3 md:divide-x md:divide-hairline"
      >
        {PLANS.map((plan) => {
          const offer = offerOf(plan, subscription);
          const startsAt = offer === 'waits' && dottedDate(subscription.next_billing_date);
          return (
            <PlanCard
              key={plan.name}
              plan={plan}
              isCurrent={plan === current}
              isWanted={plan.priceId === wanted}
            >
              {startsAt && (
                <p className="annotation">{t('pricing.startsOn', { date: startsAt })}</p>
              )}
              <PlanButton
                plan={plan}
                offer={offer}
                isPending={pendingPriceId === plan.priceId}
                isDisabled={!isKnown || mode === 'closed' || pendingPriceId !== undefined}
                onChoose={() => choose(plan)}
              />
            </PlanCard>
          );
        })}
      </ul>
      <PlanDialogs steps={steps} subscription={subscription} />
    </>
  );
}
