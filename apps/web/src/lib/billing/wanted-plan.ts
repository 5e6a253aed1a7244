import { PLANS, type Plan } from '@toile/contract';
import { findReturnPath, keepReturnPath } from '../return-path.ts';

/** What the pricing page's address names its chosen plan by. */
export const WANTED_PLAN = 'plan';

function pathOf({ priceId }: Pick<Plan, 'priceId'>): string {
  return `/pricing?${WANTED_PLAN}=${priceId}`;
}

/** Keeps a visitor's choice: the next log-in leads back to that plan. */
export function keepWantedPlan(plan: Pick<Plan, 'priceId'>): void {
  keepReturnPath(pathOf(plan));
}

/** The plan that a visitor wants to log in for. */
export function findWantedPlan(): Plan | undefined {
  const path = findReturnPath();
  return PLANS.find((plan) => pathOf(plan) === path);
}
