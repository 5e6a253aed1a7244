import { nextBillingDate } from '@toile/contract';
import type { CustomerRow } from './customers.repository.ts';
import type { SubscriptionRow } from './subscriptions.repository.ts';

/** Seconds between two readings while a checkout page is open, and after a period has ended. */
const CHECKOUT_PAUSE_SECONDS = 2;
const OVERDUE_PAUSE_SECONDS = 300;

type Account = {
  customer: Pick<CustomerRow, 'readAt'>;
  plan: Pick<SubscriptionRow, 'status' | 'billingAnchor' | 'paidFrom'> | undefined;
  hasCheckout: boolean;
  now: Date;
};

function isOverdue({ plan, now }: Account): boolean {
  if (!plan || plan.status === 'canceled') return false;
  return nextBillingDate(plan.billingAnchor, plan.paidFrom) <= now;
}

/**
 * True for an account that may have changed without an event: the payer is back from the checkout
 * page before the provider's call, or a paid period is over.
 */
export function isDueForReading(account: Account): boolean {
  const { customer, hasCheckout, now } = account;
  const pauseSeconds = hasCheckout ? CHECKOUT_PAUSE_SECONDS : OVERDUE_PAUSE_SECONDS;
  const isRecent =
    customer.readAt !== null && now.getTime() - customer.readAt.getTime() < pauseSeconds * 1000;
  return !isRecent && (hasCheckout || isOverdue(account));
}
