import { nextBillingDate, PLANS } from '@toile/contract';
import type {
  SandboxInvoice,
  SandboxLine,
  SandboxSubscription,
} from '../../../db/schema/sandbox-state.ts';
import { PaymentsError } from '../payments-port.ts';
import { addInvoice, markPaid, voidInvoice } from './sandbox-invoices.ts';
import { emit, type SandboxDesk } from './sandbox-state.ts';

/** Days from each failed charge to the next try; after the last failure the plan ends. */
const DAYS_UNTIL_NEXT_TRY = [3, 5, 7];
const DAY_MS = 24 * 3600 * 1000;

export function priceCents(priceId: string): number {
  const plan = PLANS.find((candidate) => candidate.priceId === priceId);
  if (!plan) throw new PaymentsError('absent', `The sandbox has no price ${priceId}`);
  return plan.priceInCents;
}

/** A subscription that has not ended. */
function getLive({ state }: SandboxDesk, subscriptionId: string): SandboxSubscription {
  const subscription = state.subscriptions.find(({ id }) => id === subscriptionId);
  if (!subscription) {
    throw new PaymentsError('absent', `The sandbox has no subscription ${subscriptionId}`);
  }
  if (subscription.status === 'canceled') {
    throw new PaymentsError('conflict', `Subscription ${subscriptionId} has ended`);
  }
  return subscription;
}

function periodLine({ priceId, periodStart, periodEnd }: SandboxSubscription): SandboxLine {
  const period = { from: periodStart, to: periodEnd };
  return { kind: 'plan', priceId, amountCents: priceCents(priceId), ...period };
}

function endOfPeriod(billingAnchor: number, start: number): number {
  return nextBillingDate(new Date(billingAnchor), new Date(start)).getTime();
}

/** Starts a subscription whose first month has just been paid. */
export function startSubscription(desk: SandboxDesk, priceId: string): SandboxSubscription {
  const { now } = desk;
  const subscription: SandboxSubscription = {
    id: desk.newId('sub'),
    priceId,
    status: 'active',
    cancelsAtPeriodEnd: false,
    billingAnchor: now,
    periodStart: now,
    periodEnd: endOfPeriod(now, now),
    createdAt: now,
  };
  desk.state.subscriptions.push(subscription);
  emit(desk, 'customer.subscription.created', subscription.id);
  markPaid(desk, addInvoice(desk, subscription.id, [periodLine(subscription)]));
  return subscription;
}

/**
 * Invoice lines for the rest of the current period: a credit for the old plan, a charge for the new
 * one.
 */
function prorationLines(
  { now }: SandboxDesk,
  subscription: SandboxSubscription,
  newPriceId: string,
): SandboxLine[] {
  const { priceId, periodStart, periodEnd } = subscription;
  const unused = (periodEnd - now) / (periodEnd - periodStart);
  const line = (price: string, sign: 1 | -1): SandboxLine => ({
    kind: 'proration',
    priceId: price,
    amountCents: sign * Math.round(priceCents(price) * unused),
    from: now,
    to: periodEnd,
  });
  return [line(priceId, -1), line(newPriceId, 1)];
}

/** The lines that `changeNow` would charge at this moment. */
export function previewNow(
  desk: SandboxDesk,
  subscriptionId: string,
  priceId: string,
): SandboxLine[] {
  const subscription = getLive(desk, subscriptionId);
  return subscription.priceId === priceId ? [] : prorationLines(desk, subscription, priceId);
}

/** Charges the rest of the period at another plan's price and puts that plan in place. */
export function changeNow(desk: SandboxDesk, subscriptionId: string, priceId: string): void {
  const subscription = getLive(desk, subscriptionId);
  if (subscription.status === 'past_due') {
    throw new PaymentsError('conflict', `Subscription ${subscriptionId} has an unpaid invoice`);
  }
  if (desk.state.card === 'declines') throw new PaymentsError('declined', 'The card was declined');
  if (subscription.priceId !== priceId) {
    const lines = prorationLines(desk, subscription, priceId);
    subscription.priceId = priceId;
    markPaid(desk, addInvoice(desk, subscription.id, lines));
  }
  planAhead(desk, subscriptionId, {});
}

/** Plans the end of the period; plans that are not named are dropped. */
export function planAhead(
  desk: SandboxDesk,
  subscriptionId: string,
  plan: { cancels?: boolean; pendingPriceId?: string },
): void {
  const subscription = getLive(desk, subscriptionId);
  subscription.cancelsAtPeriodEnd = plan.cancels === true;
  delete subscription.pendingPriceId;
  if (plan.pendingPriceId !== undefined && plan.pendingPriceId !== subscription.priceId) {
    priceCents(plan.pendingPriceId);
    subscription.pendingPriceId = plan.pendingPriceId;
  }
  emit(desk, 'customer.subscription.updated', subscriptionId);
}

function openInvoicesOf({ state }: SandboxDesk, subscriptionId: string): SandboxInvoice[] {
  return state.invoices.filter(
    (invoice) => invoice.subscriptionId === subscriptionId && invoice.status === 'open',
  );
}

/** Ends a subscription and voids its unpaid invoices; does nothing the second time. */
export function endSubscription(desk: SandboxDesk, subscriptionId: string): void {
  const subscription = desk.state.subscriptions.find(({ id }) => id === subscriptionId);
  if (!subscription || subscription.status === 'canceled') return;
  subscription.status = 'canceled';
  subscription.endedAt = desk.now;
  for (const invoice of openInvoicesOf(desk, subscriptionId)) voidInvoice(desk, invoice);
  emit(desk, 'customer.subscription.deleted', subscriptionId);
}

/** The end of a period: the plan ends, or the next month is charged. */
export function endPeriod(desk: SandboxDesk, subscription: SandboxSubscription): void {
  if (subscription.cancelsAtPeriodEnd) return endSubscription(desk, subscription.id);
  subscription.priceId = subscription.pendingPriceId ?? subscription.priceId;
  delete subscription.pendingPriceId;
  subscription.periodStart = subscription.periodEnd;
  subscription.periodEnd = endOfPeriod(subscription.billingAnchor, subscription.periodStart);
  emit(desk, 'customer.subscription.updated', subscription.id);
  chargeRenewal(desk, addInvoice(desk, subscription.id, [periodLine(subscription)]));
}

/** Charges the card for an open invoice of a period; after the last failure the plan ends. */
export function chargeRenewal(desk: SandboxDesk, invoice: SandboxInvoice): void {
  const subscription = getLive(desk, invoice.subscriptionId);
  if (desk.state.card === 'pays') {
    markPaid(desk, invoice);
    subscription.status = 'active';
    return emit(desk, 'customer.subscription.updated', subscription.id);
  }
  const days = DAYS_UNTIL_NEXT_TRY[invoice.failures];
  invoice.failures += 1;
  emit(desk, 'invoice.payment_failed', invoice.id);
  if (days === undefined) return endSubscription(desk, subscription.id);
  invoice.nextTryAt = desk.now + days * DAY_MS;
  subscription.status = 'past_due';
  emit(desk, 'customer.subscription.updated', subscription.id);
}
