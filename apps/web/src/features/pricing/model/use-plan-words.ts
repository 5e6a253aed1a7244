import type { Plan, UserSubscription } from '@toile/contract';
import { useTranslation } from 'react-i18next';
import { findCurrentPlan } from '../../../lib/billing/current-plan.ts';
import { dottedDate } from '../../../lib/time/dotted-date.ts';

/** Names and dates that the sentences about a plan need. */
export function usePlanWords(subscription: UserSubscription) {
  const { t } = useTranslation();
  const current = findCurrentPlan(subscription);
  const nameOf = ({ name }: Plan) => t(`common.plans.${name}`);
  return {
    t,
    nameOf,
    current: current ? nameOf(current) : '',
    date: dottedDate(subscription.next_billing_date) ?? t('pricing.current.none'),
  };
}
