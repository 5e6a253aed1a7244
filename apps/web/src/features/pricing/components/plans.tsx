import { PLANS, type Plan, type UserSubscription } from '@toile/contract';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { findCurrentPlan } from '../../../lib/billing/current-plan.ts';
import { usePaymentMode } from '../../../lib/billing/get-plans.ts';
import { RETURN_TO, WANTED_PLAN } from '../../../lib/billing/pricing-path.ts';
import { useStartCheckout } from '../../../lib/billing/start-checkout.ts';
import { keepWantedPlan } from '../../../lib/billing/wanted-plan.ts';
import { isOwnPath } from '../../../lib/own-path.ts';
import { useSession } from '../../../lib/session.ts';
import { dottedDate } from '../../../lib/time/dotted-date.ts';
import { isBlocked, isResting, offerOf } from '../model/plan-offer.ts';
import { usePlanSteps } from '../model/use-plan-steps.ts';
import { CurrentPlanCard } from './current-plan-card.tsx';
import { PlanButton } from './plan-button.tsx';
import { PlanCard } from './plan-card.tsx';
import { PlanDialogs } from './plan-dialogs.tsx';

type PlansProps = {
  subscription: UserSubscription;
  /** True: the user's plan is known. Until then no plan can be chosen. */
  isKnown: boolean;
};

/** The three plans, the user's own above them. */
export function Plans({ subscription, isKnown }: PlansProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const isSignedIn = useSession();
  const [address] = useSearchParams();
  const wanted = address.get(WANTED_PLAN);
  const origin = address.get(RETURN_TO);
  const returnTo = isOwnPath(origin) ? origin : undefined;
  const { data: mode } = usePaymentMode();
  const steps = usePlanSteps();
  const checkout = useStartCheckout();
  const current = findCurrentPlan(subscription);
  const pendingPriceId = steps.pendingPriceId ?? checkout.pendingPriceId;

  function choose(plan: Plan): void {
    const offer = offerOf(plan, subscription);
    if (!isSignedIn) {
      keepWantedPlan(plan);
      void navigate('/login');
    } else if (offer === 'checkout') checkout.start({ priceId: plan.priceId, returnTo });
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
          const isWanted = isKnown && plan.priceId === wanted && !isResting(offer);
          return (
            <PlanCard key={plan.name} plan={plan} isCurrent={plan === current} isWanted={isWanted}>
              {startsAt && (
                <p className="annotation">{t('pricing.startsOn', { date: startsAt })}</p>
              )}
              {isBlocked(offer) && <p className="annotation">{t('pricing.payFirst')}</p>}
              <PlanButton
                plan={plan}
                offer={offer}
                isWanted={isWanted}
                isPending={pendingPriceId === plan.priceId}
                isDisabled={!isKnown || mode === 'closed' || pendingPriceId !== undefined}
                onChoose={() => choose(plan)}
              />
            </PlanCard>
          );
        })}
      </ul>
      <PlanDialogs steps={steps} subscription={subscription} returnTo={returnTo} />
    </>
  );
}
