import { type Plan, pageLanguage, type UserSubscription } from '@toile/contract';
import { Button } from '../../../ui/button.tsx';
import { usePlanPreview } from '../api/preview-plan.ts';
import type { PlanSteps } from '../model/use-plan-steps.ts';
import { usePlanWords } from '../model/use-plan-words.ts';
import { PlanDialog } from './plan-dialog.tsx';

/** Cents of a dollar. */
const CENTS = 100;

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

type AskPlanProps = AskProps & { plan: Plan };
type AskChangeProps = AskPlanProps & {
  kind: 'upgrade' | 'downgrade';
  text: string;
  isReady?: boolean;
};

/** Asks about an upgrade, with the sum that is paid now and the credits that come. */
export function AskUpgrade(props: AskPlanProps) {
  const { t, nameOf, date } = usePlanWords(props.subscription);
  const { plan } = props;
  const { data, isLoading } = usePlanPreview(plan.priceId);
  const words = { plan: nameOf(plan), price: plan.price, date };
  const text = data
    ? t('pricing.upgrade.textNow', {
        ...words,
        sum: (data.due_now_cents / CENTS).toLocaleString(pageLanguage.locale, {
          minimumFractionDigits: 2,
        }),
        credits: data.credits,
      })
    : t('pricing.upgrade.text', words);
  return <AskChange {...props} kind="upgrade" text={text} isReady={!isLoading} />;
}

export function AskDowngrade(props: AskPlanProps) {
  const { t, nameOf, current, date } = usePlanWords(props.subscription);
  const words = { plan: nameOf(props.plan), current, date, price: props.plan.price };
  return <AskChange {...props} kind="downgrade" text={t('pricing.downgrade.text', words)} />;
}

function AskChange({ steps, subscription, kind, plan, text, isReady = true }: AskChangeProps) {
  const { t, nameOf } = usePlanWords(subscription);
  return (
    <PlanDialog
      onClose={steps.close}
      title={t(`pricing.${kind}.title`, { plan: nameOf(plan) })}
      text={text}
    >
      <Button look="outline" onClick={steps.close}>
        {t('common.cancel')}
      </Button>
      <Button
        look="accent"
        pending={steps.isPending}
        disabled={!isReady && !steps.isPending}
        onClick={steps.confirm}
      >
        {t(`pricing.${kind}.confirm`)}
      </Button>
    </PlanDialog>
  );
}
