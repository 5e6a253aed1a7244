import { randomUUID } from 'node:crypto';
import {
  type CancelSubscriptionAnswer,
  PLANS,
  type PreviewPlanAnswer,
  serverWords,
  type UpdateSubscriptionAnswer,
} from '@toile/contract';
import type { PaymentsPort } from '../../adapters/payments/payments-port.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/database.ts';
import type { Synchronise } from './account-sync.ts';
import type { Turn } from './customer-turns.ts';
import { invoiceGrant } from './invoice-credits.ts';
import { nextDateOf, statusOf } from './subscription-answer.ts';
import { findLatestSubscription, type SubscriptionRow } from './subscriptions.repository.ts';

const words = serverWords.billing;

type PlanChangesDeps = { database: Database; payments: PaymentsPort; synchronise: Synchronise };

/** Effect of a change of plan. */
type Change = 'keep' | 'upgrade' | 'downgrade';

function priceOf(priceId: string): number {
  return PLANS.find((plan) => plan.priceId === priceId)?.priceInCents ?? 0;
}

function changeTo(priceId: string, plan: SubscriptionRow): Change {
  if (priceId === plan.priceId) return 'keep';
  return priceOf(priceId) < priceOf(plan.priceId) ? 'downgrade' : 'upgrade';
}

/** True when the provider has nothing to change. */
function isAsWanted(change: Change, plan: SubscriptionRow, priceId: string): boolean {
  if (plan.cancelsAtPeriodEnd) return false;
  if (change === 'keep') return plan.pendingPriceId === null;
  return change === 'downgrade' && plan.pendingPriceId === priceId;
}

function answerOf(change: Change, plan: SubscriptionRow): UpdateSubscriptionAnswer {
  const shared = { success: true, subscription_status: statusOf(plan) };
  if (change === 'downgrade') {
    return { ...shared, message: { next_billing_date: nextDateOf(plan) } };
  }
  return { ...shared, message: change === 'keep' ? words.planKept : words.upgraded };
}

/** Changes and cancellations of a plan. Each reads the provider's data first and last. */
export function createPlanChanges({ database, payments, synchronise }: PlanChangesDeps) {
  const { provider } = payments;

  /** The user's plan as the provider has it now. @throws AppError noSubscription (409) */
  async function getPlan(turn: Turn, userId: string): Promise<SubscriptionRow> {
    await synchronise(turn);
    const plan = await findLatestSubscription(database, { userId, provider });
    if (!plan || plan.status === 'canceled') throw new AppError('noSubscription');
    return plan;
  }

  async function carryOut(change: Change, plan: SubscriptionRow, priceId: string): Promise<void> {
    if (change === 'keep') return payments.keepPlan(plan.id);
    // Each call is one change, decided on a reading that includes all earlier ones.
    const order = { subscriptionId: plan.id, priceId, idempotencyKey: randomUUID() };
    if (change === 'upgrade') return payments.changePlanNow(order);
    return payments.changePlanAtPeriodEnd(order);
  }

  return {
    /** Changes a user's plan, or keeps the present one. */
    async update(turn: Turn, userId: string, priceId: string): Promise<UpdateSubscriptionAnswer> {
      const plan = await getPlan(turn, userId);
      if (plan.status === 'past_due') throw new AppError('paymentOverdue');
      const change = changeTo(priceId, plan);
      if (isAsWanted(change, plan, priceId)) return answerOf(change, plan);
      await carryOut(change, plan, priceId);
      return answerOf(change, await getPlan(turn, userId));
    },

    /** The sum and the credits of an upgrade at this moment; nothing for another change. */
    async preview(turn: Turn, userId: string, priceId: string): Promise<PreviewPlanAnswer> {
      const plan = await getPlan(turn, userId);
      if (plan.status === 'past_due') throw new AppError('paymentOverdue');
      if (changeTo(priceId, plan) !== 'upgrade') return { due_now_cents: 0, credits: 0 };
      const choice = { subscriptionId: plan.id, priceId };
      const { totalCents, lines } = await payments.previewPlanNow(choice);
      const { upgrade } = invoiceGrant({ lines }, plan.billingAnchor);
      return { due_now_cents: totalCents, credits: upgrade };
    },

    /** Ends a plan with its paid period; an unpaid plan ends now. */
    async cancel(turn: Turn, userId: string): Promise<CancelSubscriptionAnswer> {
      const plan = await getPlan(turn, userId);
      if (plan.status === 'past_due') {
        await payments.cancelNow(plan.id);
        await synchronise(turn);
        return { subscription_status: 'canceled', next_billing_date: null };
      }
      if (!plan.cancelsAtPeriodEnd) await payments.cancelAtPeriodEnd(plan.id);
      const canceled = await getPlan(turn, userId);
      return { subscription_status: statusOf(canceled), next_billing_date: nextDateOf(canceled) };
    },
  };
}
