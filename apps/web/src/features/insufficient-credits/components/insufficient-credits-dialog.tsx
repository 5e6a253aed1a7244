import {
  IMAGES_PER_RUN_PRICE,
  type InsufficientCredits,
  PLANS,
  type UserSubscription,
} from '@toile/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { findCurrentPlan } from '../../../lib/billing/current-plan.ts';
import { useSubscription } from '../../../lib/billing/get-subscription.ts';
import { pricingPath } from '../../../lib/billing/pricing-path.ts';
import { dottedDate } from '../../../lib/time/dotted-date.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Loading } from '../../../ui/loading.tsx';

type InsufficientCreditsDialogProps = {
  offer: InsufficientCredits;
  /** The page to return to after a plan was paid. */
  returnTo: string;
  onClose: () => void;
  /** Requests a single image instead of four; absent where that costs too much as well. */
  onOne?: (() => void) | undefined;
};

/**
 * Dialog that opens when a run costs more than the available credits, with the plans that would
 * help.
 */
export function InsufficientCreditsDialog(props: InsufficientCreditsDialogProps) {
  const { offer, returnTo, onClose } = props;
  const { t } = useTranslation();
  const { data: subscription = {}, isLoading } = useSubscription();
  const { required, available, plans } = offer;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('insufficientCredits.title')}
      description={t('insufficientCredits.text')}
      width="wide"
    >
      <p className="annotation mt-1">{t('insufficientCredits.balance', { required, available })}</p>
      {props.onOne && (
        <Button onClick={props.onOne} className="mt-5 gap-5">
          <span>{t('insufficientCredits.fewer')}</span>
          <span className="font-normal tabular-nums">
            {t('wizard.price', { count: required / IMAGES_PER_RUN_PRICE })}
          </span>
        </Button>
      )}
      {isLoading ? <Loading /> : <Packs {...{ plans, subscription, returnTo }} />}
      <div className="mt-6 flex justify-end">
        <ButtonLink to={pricingPath({ returnTo })} look="accent">
          {t('insufficientCredits.showAllPlans')}
        </ButtonLink>
      </div>
    </Dialog>
  );
}

type PacksProps = {
  plans: InsufficientCredits['plans'];
  subscription: UserSubscription;
  returnTo: string;
};

/** All plans for a user without one; else the user's plan and those above it. */
function Packs({ plans, subscription, returnTo }: PacksProps) {
  const { t } = useTranslation();
  const current = findCurrentPlan(subscription);
  const isPastDue = subscription.status === 'past_due';
  const offered = plans.filter(({ price }) => price >= (current?.price ?? 0));
  return (
    <>
      <ul
        aria-label={t('insufficientCredits.packsLabel')}
        className="mt-6 border-t border-hairline"
      >
        {offered.map((plan) => (
          <Pack key={plan.priceId} plan={plan}>
            {plan.priceId === current?.priceId && (
              <Badge tone="ink">{t('insufficientCredits.currentPlan')}</Badge>
            )}
            {plan.priceId !== current?.priceId && !isPastDue && (
              <ChoosePlan plan={plan} returnTo={returnTo} />
            )}
          </Pack>
        ))}
      </ul>
      <PlanNote subscription={subscription} />
    </>
  );
}

/** Note about the user's plan: an open payment, or the next credits where no plan brings more. */
function PlanNote({ subscription }: { subscription: UserSubscription }) {
  const { t } = useTranslation();
  const { status, next_billing_date: next } = subscription;
  const current = findCurrentPlan(subscription);
  const date = dottedDate(next);
  if (status === 'past_due') return <p className="mt-4">{t('insufficientCredits.pastDue')}</p>;
  if (current !== PLANS.at(-1) || status !== 'active' || !date) return null;
  return <p className="mt-4">{t('insufficientCredits.nextCredits', { date })}</p>;
}

type PackPlan = InsufficientCredits['plans'][number];

function Pack({ plan, children }: { plan: PackPlan; children: ReactNode }) {
  const { t } = useTranslation();
  const { name, price, credits } = plan;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-b border-hairline py-3 sm:grid-cols-[8rem_4rem_1fr_auto]">
      <span className="title-section text-xl">{name}</span>
      <span className="tabular-nums max-sm:text-right">
        {t('insufficientCredits.price', { price })}
      </span>
      <span className="text-ink-soft tabular-nums">
        {t('insufficientCredits.credits', { count: credits })}
      </span>
      {children}
    </li>
  );
}

function ChoosePlan({ plan, returnTo }: { plan: PackPlan; returnTo: string }) {
  const { t } = useTranslation();
  const { name, priceId } = plan;
  return (
    <ButtonLink
      to={pricingPath({ priceId, returnTo })}
      look="outline"
      aria-label={t('insufficientCredits.choosePlanNamed', { name })}
    >
      {t('insufficientCredits.choosePlan')}
    </ButtonLink>
  );
}
