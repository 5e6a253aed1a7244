import { PLANS, type UserSubscription } from '@toile/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { findCurrentPlan } from '../../../lib/billing/current-plan.ts';
import { useUserCredits } from '../../../lib/credits/user-credits.ts';
import { dottedDate } from '../../../lib/time/dotted-date.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { useOpenPortal } from '../api/open-portal.ts';

type CurrentPlanCardProps = { subscription: UserSubscription; onCancel: () => void };

/** The user's plan: its name, the available credits, its next payment, and its cancellation. */
export function CurrentPlanCard({ subscription, onCancel }: CurrentPlanCardProps) {
  const { t } = useTranslation();
  const { data: credits } = useUserCredits();
  const portal = useOpenPortal();
  const plan = findCurrentPlan(subscription);
  if (!plan) return null;
  const { status, next_billing_date: next } = subscription;
  const isCanceling = status === 'canceling';
  const none = t('pricing.current.none');
  const nextPayment = isCanceling ? none : (dottedDate(next) ?? none);
  return (
    <section
      aria-labelledby="current-plan"
      className="notch grid gap-6 border border-hairline bg-raised p-6 sm:p-8"
    >
      <div className="grid gap-6 sm:grid-cols-3">
        <div>
          <h2 id="current-plan" className="annotation leading-[inherit] tracking-normal">
            {t('pricing.current.title')}
          </h2>
          <p className="title-section mt-1 text-2xl">{t(`common.plans.${plan.name}`)}</p>
        </div>
        <dl className="grid gap-6 sm:col-span-2 sm:grid-cols-2">
          <Fact name={t('pricing.current.credits')}>{credits?.credits ?? '—'}</Fact>
          <Fact name={t('pricing.current.nextPayment')}>{nextPayment}</Fact>
        </dl>
      </div>
      <PlanNotice subscription={subscription} />
      <div className="flex flex-wrap gap-3">
        <Button
          look={status === 'past_due' ? 'accent' : 'outline'}
          pending={portal.isPending}
          onClick={() => portal.open()}
        >
          {t(status === 'past_due' ? 'pricing.current.pay' : 'pricing.current.invoices')}
        </Button>
        {!isCanceling && (
          <Button look="danger" onClick={onCancel}>
            {t('pricing.current.cancel')}
          </Button>
        )}
      </div>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="annotation">{name}</dt>
      <dd className="title-section mt-1 text-2xl tabular-nums">{children}</dd>
    </div>
  );
}

/** A sentence on a plan that ends, changes or is unpaid; nothing on one that goes on. */
function PlanNotice({ subscription }: { subscription: UserSubscription }) {
  const { t } = useTranslation();
  const { status, next_billing_date: next, pending_plan: pending } = subscription;
  const current = findCurrentPlan(subscription);
  if (!current) return null;
  const date = dottedDate(next) ?? t('pricing.current.none');
  const currentName = t(`common.plans.${current.name}`);
  const pendingPlan = PLANS.find(({ priceId }) => priceId === pending);
  if (status === 'past_due') return <Notice>{t('pricing.current.pastDue')}</Notice>;
  if (status === 'canceling') {
    return <Notice>{t('pricing.current.canceled', { plan: currentName, date })}</Notice>;
  }
  if (!pendingPlan) return null;
  const plan = t(`common.plans.${pendingPlan.name}`);
  return <Notice>{t('pricing.current.changes', { plan, date, current: currentName })}</Notice>;
}

function Notice({ children }: { children: string }) {
  return (
    <Note>
      <output>{children}</output>
    </Note>
  );
}
