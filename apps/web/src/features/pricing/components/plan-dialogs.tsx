import type { Plan, UserSubscription } from '@toile/contract';
import { useTranslation } from 'react-i18next';
import { dottedDate } from '../../../lib/time/dotted-date.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { findCurrentPlan } from '../model/plan-offer.ts';
import type { PlanStep, PlanSteps } from '../model/use-plan-steps.ts';

type PlanDialogsProps = { steps: PlanSteps; subscription: UserSubscription };

/** The dialog of the present step: a question about a plan, or what became of it. */
export function PlanDialogs({ steps, subscription }: PlanDialogsProps) {
  const { step } = steps;
  if (!step) return null;
  if (step.kind === 'ask-cancel') return <AskCancel steps={steps} subscription={subscription} />;
  if (step.kind === 'ask-upgrade') return <AskUpgrade steps={steps} plan={step.plan} />;
  if (step.kind === 'ask-downgrade') {
    return <AskDowngrade steps={steps} plan={step.plan} subscription={subscription} />;
  }
  if (step.kind === 'canceled') return <Canceled onClose={steps.close} />;
  return <Changed step={step} subscription={subscription} onClose={steps.close} />;
}

/** Names and dates that the sentences about a plan need. */
function usePlanWords(subscription: UserSubscription) {
  const { t } = useTranslation();
  const current = findCurrentPlan(subscription);
  return {
    t,
    nameOf: ({ name }: Plan) => t(`common.plans.${name}`),
    current: current ? t(`common.plans.${current.name}`) : '',
    date: dottedDate(subscription.next_billing_date) ?? t('pricing.current.none'),
  };
}

function AskCancel({ steps, subscription }: PlanDialogsProps) {
  const { t, current: plan, date } = usePlanWords(subscription);
  const endsAtOnce = subscription.status === 'past_due';
  return (
    <Dialog
      open
      onClose={steps.close}
      title={t('pricing.cancel.title')}
      description={t(endsAtOnce ? 'pricing.cancel.textNow' : 'pricing.cancel.text', { plan, date })}
    >
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button look="outline" onClick={steps.close}>
          {t('pricing.cancel.keep')}
        </Button>
        <Button look="danger" pending={steps.isPending} onClick={steps.confirm}>
          {t('pricing.cancel.confirm')}
        </Button>
      </div>
    </Dialog>
  );
}

function Canceled({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('pricing.cancel.doneTitle')}
      description={t('pricing.cancel.done')}
    >
      <div className="mt-6 flex justify-end">
        <Button look="accent" onClick={onClose}>
          {t('common.ok')}
        </Button>
      </div>
    </Dialog>
  );
}

type AskProps = { steps: PlanSteps; plan: Plan };

function AskUpgrade({ steps, plan }: AskProps) {
  const { t } = useTranslation();
  const name = t(`common.plans.${plan.name}`);
  return (
    <Dialog
      open
      onClose={steps.close}
      title={t('pricing.upgrade.title', { plan: name })}
      description={t('pricing.upgrade.text', { price: plan.price })}
    >
      <AskButtons steps={steps} confirm={t('pricing.upgrade.confirm')} />
    </Dialog>
  );
}

function AskDowngrade({
  steps,
  plan,
  subscription,
}: AskProps & Pick<PlanDialogsProps, 'subscription'>) {
  const { t, nameOf, current, date } = usePlanWords(subscription);
  const words = { plan: nameOf(plan), current, date, price: plan.price };
  return (
    <Dialog
      open
      onClose={steps.close}
      title={t('pricing.downgrade.title', words)}
      description={t('pricing.downgrade.text', words)}
    >
      <AskButtons steps={steps} confirm={t('pricing.downgrade.confirm')} />
    </Dialog>
  );
}

function AskButtons({ steps, confirm }: { steps: PlanSteps; confirm: string }) {
  const { t } = useTranslation();
  return (
    <div className="mt-6 flex flex-wrap justify-end gap-3">
      <Button look="outline" onClick={steps.close}>
        {t('common.cancel')}
      </Button>
      <Button look="accent" pending={steps.isPending} onClick={steps.confirm}>
        {confirm}
      </Button>
    </div>
  );
}

type ChangedStep = Extract<PlanStep, { kind: 'upgraded' | 'downgraded' | 'back' }>;

type ChangedProps = { step: ChangedStep; onClose: () => void } & Pick<
  PlanDialogsProps,
  'subscription'
>;

function Changed({ step, subscription, onClose }: ChangedProps) {
  const { t, nameOf, current, date: next } = usePlanWords(subscription);
  const date = step.kind === 'downgraded' ? (dottedDate(step.startsAt) ?? next) : next;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`pricing.${step.kind}.title`)}
      description={t(`pricing.${step.kind}.text`, { plan: nameOf(step.plan), current, date })}
    >
      <div className="mt-6 flex justify-end">
        <ButtonLink to="/dashboard" look="accent">
          {t('pricing.startCreating')}
        </ButtonLink>
      </div>
    </Dialog>
  );
}
