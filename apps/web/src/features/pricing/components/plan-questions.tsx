import type { Plan, UserSubscription } from '@toile/contract';
import { Button } from '../../../ui/button.tsx';
import type { PlanSteps } from '../model/use-plan-steps.ts';
import { usePlanWords } from '../model/use-plan-words.ts';
import { PlanDialog } from './plan-dialog.tsx';

type AskProps = { steps: PlanSteps; subscription: UserSubscription };

export function AskCancel({ steps, subscription }: AskProps) {
  const { t, current: plan, date } = usePlanWords(subscription);
  const endsAtOnce = subscription.status === 'past_due';
  return (
    <PlanDialog
      onClose={steps.close}
      title={t('pricing.cancel.title')}
      text={t(endsAtOnce ? 'pricing.cancel.textNow' : 'pricing.cancel.text', { plan, date })}
    >
      <Button look="outline" onClick={steps.close}>
        {t('pricing.cancel.keep')}
      </Button>
      <Button look="danger" pending={steps.isPending} onClick={steps.confirm}>
        {t('pricing.cancel.confirm')}
      </Button>
    </PlanDialog>
  );
}

type AskChangeProps = AskProps & { kind: 'upgrade' | 'downgrade'; plan: Plan };

export function AskChange({ steps, subscription, kind, plan }: AskChangeProps) {
  const { t, nameOf, current, date } = usePlanWords(subscription);
  const words = { plan: nameOf(plan), current, date, price: plan.price };
  return (
    <PlanDialog
      onClose={steps.close}
      title={t(`pricing.${kind}.title`, words)}
      text={t(`pricing.${kind}.text`, words)}
    >
      <Button look="outline" onClick={steps.close}>
        {t('common.cancel')}
      </Button>
      <Button look="accent" pending={steps.isPending} onClick={steps.confirm}>
        {t(`pricing.${kind}.confirm`)}
      </Button>
    </PlanDialog>
  );
}
