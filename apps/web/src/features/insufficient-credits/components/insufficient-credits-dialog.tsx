import type { InsufficientCredits } from '@toile/contract';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

type InsufficientCreditsDialogProps = { offer: InsufficientCredits; onClose: () => void };

const PLANS_PATH = '/pricing';

/** Opens when a run costs more than there is, with the plans that would help. */
export function InsufficientCreditsDialog({ offer, onClose }: InsufficientCreditsDialogProps) {
  const { t } = useTranslation();
  const { required, available, plans } = offer;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('insufficientCredits.title')}
      description={t('insufficientCredits.text')}
      width="wide"
    >
      <p className="annotation mt-1">{t('insufficientCredits.balance', { required, available })}</p>
      <ul
        aria-label={t('insufficientCredits.packsLabel')}
        className="mt-6 border-t border-hairline"
      >
        {plans.map((plan) => (
          <Pack key={plan.priceId} plan={plan} />
        ))}
      </ul>
      <div className="mt-6 flex justify-end">
        <ButtonLink to={PLANS_PATH} look="accent">
          {t('insufficientCredits.showAllPlans')}
        </ButtonLink>
      </div>
    </Dialog>
  );
}

function Pack({ plan }: { plan: InsufficientCredits['plans'][number] }) {
  const { t } = useTranslation();
  const { name, price, credits, priceId } = plan;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-b border-hairline py-3 sm:grid-cols-[8rem_4rem_1fr_auto]">
      <span className="title-section text-xl">{name}</span>
      <span className="tabular-nums max-sm:text-right">
        {t('insufficientCredits.price', { price })}
      </span>
      <span className="text-ink-soft tabular-nums">
        {t('insufficientCredits.credits', { count: credits })}
      </span>
      <ButtonLink
        to={`${PLANS_PATH}?plan=${encodeURIComponent(priceId)}`}
        look="outline"
        aria-label={t('insufficientCredits.choosePlanNamed', { name })}
      >
        {t('insufficientCredits.choosePlan')}
      </ButtonLink>
    </li>
  );
}
