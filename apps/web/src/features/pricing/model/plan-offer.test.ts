import { PLANS, type UserSubscription } from '@toile/contract';
import { expect, test } from 'vitest';
import { findCurrentPlan } from '../../../lib/billing/current-plan.ts';
import { offerOf } from './plan-offer.ts';

const [basic, standard, premium] = PLANS.map(({ priceId }) => priceId);

const offersOf = (subscription: UserSubscription | undefined) =>
  PLANS.map((plan) => offerOf(plan, subscription));

test.each<[string, UserSubscription | undefined, string[]]>([
  ['nobody', undefined, ['checkout', 'checkout', 'checkout']],
  ['without a plan', {}, ['checkout', 'checkout', 'checkout']],
  ['whose plan ended', { status: 'canceled' }, ['checkout', 'checkout', 'checkout']],
  ['with Basic', { plan: basic, status: 'active' }, ['current', 'upgrade', 'upgrade']],
  ['with Standard', { plan: standard, status: 'active' }, ['downgrade', 'current', 'upgrade']],
  ['with Premium', { plan: premium, status: 'active' }, ['downgrade', 'downgrade', 'current']],
  [
    'who cancelled Standard',
    { plan: standard, status: 'canceling' },
    ['downgrade', 'back', 'upgrade'],
  ],
  [
    'who goes down from Premium to Basic',
    { plan: premium, status: 'active', pending_plan: basic },
    ['waits', 'downgrade', 'back'],
  ],
  [
    'who owes a payment',
    { plan: standard, status: 'past_due' },
    ['downgradeBlocked', 'current', 'upgradeBlocked'],
  ],
])('a user %s is offered what fits', (_who, subscription, offers) => {
  expect(offersOf(subscription)).toEqual(offers);
});

test('a plan that ended is nobody’s plan', () => {
  expect(findCurrentPlan({ plan: basic, status: 'canceled' })).toBeUndefined();
  expect(findCurrentPlan({ plan: basic, status: 'active' })?.name).toBe('BASIC');
});
