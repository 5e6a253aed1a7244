import type { UserSubscription } from '@toile/contract';
import { useTranslation } from 'react-i18next';
import { dottedDate } from '../../../lib/time/dotted-date.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import type { PlanStep } from '../model/use-plan-steps.ts';
import { usePlanWords } from '../model/use-plan-words.ts';
import { PlanDialog } from './plan-dialog.tsx';

export function Canceled({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <PlanDialog
      onClose={onClose}
      title={t('pricing.cancel.doneTitle')}
      text={t('pricing.cancel.done')}
    >
      <Button look="accent" onClick={onClose}>
        {t('common.ok')}
      </Button>
    </PlanDialog>
  );
}

type ChangedProps = {
  step: Extract<PlanStep, { kind: 'upgraded' | 'downgraded' | 'back' }>;
  subscription: UserSubscription;
  returnTo: string | undefined;
  onClose: () => void;
};

export function Changed({ step, subscription, returnTo, onClose }: ChangedProps) {
  const { t, nameOf, current, date: next } = usePlanWords(subscription);
  const date = step.kind === 'downgraded' ? (dottedDate(step.startsAt) ?? next) : next;
  return (
    <PlanDialog
      onClose={onClose}
      title={t(`pricing.${step.kind}.title`)}
      text={t(`pricing.${step.kind}.text`, { plan: nameOf(step.plan), current, date })}
    >
      {returnTo !== undefined && (
        <ButtonLink to={returnTo} look="outline">
          {t('common.payment.goOn')}
        </ButtonLink>
      )}
      <ButtonLink to="/dashboard" look="accent">
        {t('pricing.startCreating')}
      </ButtonLink>
    </PlanDialog>
  );
}
