import { PLANS, type Plan, type UserSubscription } from '@toile/contract';

/** The plan in force; undefined for a user without one. */
export function findCurrentPlan(subscription: UserSubscription | undefined): Plan | undefined {
  if (subscription?.status === 'canceled') return undefined;
  return PLANS.find(({ priceId }) => priceId === subscription?.plan);
}
