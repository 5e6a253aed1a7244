import { PLANS, type Plan } from '@toile/contract';
import { findReturnPath, keepReturnPath } from '../return-path.ts';
import { pricingPath } from './pricing-path.ts';

/** Stores a visitor's choice: the next log-in leads back to that plan. */
export function keepWantedPlan(plan: Pick<Plan, 'priceId'>): void {
  keepReturnPath(pricingPath({ priceId: plan.priceId }));
}

/** The plan that a visitor wants to log in for. */
export function findWantedPlan(): Plan | undefined {
  const path = findReturnPath();
  return PLANS.find(({ priceId }) => pricingPath({ priceId }) === path);
}
