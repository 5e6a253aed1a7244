import type { UserSubscription } from '@toile/contract';
import type { PlanSteps } from '../model/use-plan-steps.ts';
import { Canceled, Changed } from './plan-news.tsx';
import { AskCancel, AskDowngrade, AskUpgrade } from './plan-questions.tsx';

type PlanDialogsProps = {
  steps: PlanSteps;
  subscription: UserSubscription;
  /** The page that the user came from for credits. */
  returnTo: string | undefined;
};

/** The dialog of the present step: a question about a plan, or the result of its change. */
export function PlanDialogs({ steps, subscription, returnTo }: PlanDialogsProps) {
  const { step, close } = steps;
  const shared = { steps, subscription };
  if (!step) return null;
  switch (step.kind) {
    case 'ask-cancel':
      return <AskCancel {...shared} />;
    case 'ask-upgrade':
      return <AskUpgrade {...shared} plan={step.plan} />;
    case 'ask-downgrade':
      return <AskDowngrade {...shared} plan={step.plan} />;
    case 'canceled':
      return <Canceled onClose={close} />;
    case 'upgraded':
    case 'downgraded':
    case 'back':
      return <Changed {...{ step, subscription, returnTo }} onClose={close} />;
  }
}
