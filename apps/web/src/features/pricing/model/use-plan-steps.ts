import type { CancelSubscriptionAnswer, Plan, UpdateSubscriptionAnswer } from '@toile/contract';
import { useState } from 'react';
import { useCallLock } from '../../../lib/api/use-call-lock.ts';
import { useCancelPlan, useUpdatePlan } from '../api/change-plan.ts';
import type { PlanOffer } from './plan-offer.ts';

/** A dialog about a plan: a question before the change, or its result after it. */
export type PlanStep =
  | { kind: 'ask-upgrade'; plan: Plan }
  | { kind: 'ask-downgrade'; plan: Plan }
  | { kind: 'upgraded'; plan: Plan }
  | { kind: 'back'; plan: Plan }
  | { kind: 'downgraded'; plan: Plan; startsAt: string | undefined }
  | { kind: 'ask-cancel' }
  | { kind: 'canceled'; answer: CancelSubscriptionAnswer };

function startOf({ message }: UpdateSubscriptionAnswer): string | undefined {
  return typeof message === 'string' ? undefined : message.next_billing_date;
}

/** Changes of a plan, each confirmed before it and reported after it; one at a time. */
export function usePlanSteps() {
  const [step, setStep] = useState<PlanStep>();
  const update = useUpdatePlan();
  const cancel = useCancelPlan();
  const lock = useCallLock();
  const close = () => setStep(undefined);

  function ask(plan: Plan, offer: PlanOffer): void {
    if (offer === 'upgrade') setStep({ kind: 'ask-upgrade', plan });
    if (offer === 'downgrade') setStep({ kind: 'ask-downgrade', plan });
    if (offer === 'back' && lock.take()) {
      update.mutate(plan.priceId, {
        onSuccess: () => setStep({ kind: 'back', plan }),
        onSettled: lock.release,
      });
    }
  }

  function tellChange(asked: PlanStep, answer: UpdateSubscriptionAnswer): void {
    if (asked.kind === 'ask-upgrade') setStep({ kind: 'upgraded', plan: asked.plan });
    if (asked.kind === 'ask-downgrade') {
      setStep({ kind: 'downgraded', plan: asked.plan, startsAt: startOf(answer) });
    }
  }

  function confirm(): void {
    if (step?.kind === 'ask-cancel' && lock.take()) {
      cancel.mutate(undefined, {
        onSuccess: (answer) => setStep({ kind: 'canceled', answer }),
        onError: close,
        onSettled: lock.release,
      });
    }
    const isChange = step?.kind === 'ask-upgrade' || step?.kind === 'ask-downgrade';
    if (isChange && lock.take()) {
      update.mutate(step.plan.priceId, {
        onSuccess: (answer) => tellChange(step, answer),
        onError: close,
        onSettled: lock.release,
      });
    }
  }

  return {
    step,
    ask,
    askToCancel: () => setStep({ kind: 'ask-cancel' }),
    confirm,
    close,
    isPending: update.isPending || cancel.isPending,
    pendingPriceId: update.isPending ? update.variables : undefined,
  };
}

export type PlanSteps = ReturnType<typeof usePlanSteps>;
