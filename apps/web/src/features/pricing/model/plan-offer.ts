import type { Plan, UserSubscription } from '@toile/contract';
import { findCurrentPlan } from '../../../lib/billing/current-plan.ts';

/**
 * Offers of a plan's button. `checkout`: the first plan; `back`: keeps a plan that was cancelled
 * or was to change; `upgrade`, `downgrade`: another plan; `current`: nothing to do; `waits`: the
 * plan begins at the next billing date; `upgradeBlocked`, `downgradeBlocked`: another plan, while
 * a payment is open, which comes first.
 */
export type PlanOffer =
  | 'checkout'
  | 'current'
  | 'back'
  | 'upgrade'
  | 'downgrade'
  | 'waits'
  | 'upgradeBlocked'
  | 'downgradeBlocked';

function offerOfCurrent({ status, pending_plan: pending }: UserSubscription): PlanOffer {
  if (status === 'past_due') return 'current';
  return status === 'canceling' || pending !== undefined ? 'back' : 'current';
}

const RESTING: ReadonlySet<PlanOffer> = new Set([
  'current',
  'waits',
  'upgradeBlocked',
  'downgradeBlocked',
]);

/** True for an offer without a choice. */
export function isResting(offer: PlanOffer): boolean {
  return RESTING.has(offer);
}

/** True for a plan that an open payment blocks. */
export function isBlocked(offer: PlanOffer): boolean {
  return offer === 'upgradeBlocked' || offer === 'downgradeBlocked';
}

/** A downgrade is a move to a plan of a lower price. */
export function offerOf(plan: Plan, subscription: UserSubscription | undefined): PlanOffer {
  const current = findCurrentPlan(subscription);
  if (!current || !subscription) return 'checkout';
  if (plan.priceId === current.priceId) return offerOfCurrent(subscription);
  if (plan.priceId === subscription.pending_plan) return 'waits';
  const change = current.priceInCents > plan.priceInCents ? 'downgrade' : 'upgrade';
  return subscription.status === 'past_due' ? `${change}Blocked` : change;
}
