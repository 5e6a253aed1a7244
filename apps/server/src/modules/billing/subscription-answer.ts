import { nextBillingDate, type SubscriptionStatus, type UserSubscription } from '@toile/contract';
import type { SubscriptionRow } from './subscriptions.repository.ts';

type PlanState = Pick<SubscriptionRow, 'status' | 'cancelsAtPeriodEnd'>;

/** The status in the answer to users. */
export function statusOf({ status, cancelsAtPeriodEnd }: PlanState): SubscriptionStatus {
  return status === 'active' && cancelsAtPeriodEnd ? 'canceling' : status;
}

/** The end of the paid period: a month after its start, on the day of the first payment. */
export function nextDateOf({ billingAnchor, paidFrom }: SubscriptionRow): string {
  return nextBillingDate(billingAnchor, paidFrom).toISOString();
}

/** A user's plan in the form of the answer; empty when there never was one. */
export function toUserSubscription(row: SubscriptionRow | undefined): UserSubscription {
  if (!row) return {};
  const status = statusOf(row);
  const shared = { status, updated_at: row.paidFrom.toISOString() };
  if (row.status === 'canceled') return shared;
  return {
    ...shared,
    plan: row.priceId,
    next_billing_date: nextDateOf(row),
    ...(row.pendingPriceId === null ? {} : { pending_plan: row.pendingPriceId }),
  };
}
