import type { Plan } from '@toile/contract';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import type { ButtonLook } from '../../../ui/button-class.ts';
import type { PlanOffer } from '../model/plan-offer.ts';

const WORDS = {
  checkout: 'upgrade',
  current: 'current',
  back: 'back',
  upgrade: 'upgrade',
  downgrade: 'downgrade',
  waits: 'downgrade',
  blocked: 'upgrade',
} as const satisfies Record<PlanOffer, string>;

const LOOKS: Record<PlanOffer, ButtonLook> = {
  checkout: 'ink',
  current: 'outline',
  back: 'accent',
  upgrade: 'ink',
  downgrade: 'outline',
  waits: 'outline',
  blocked: 'outline',
};

const REST: ReadonlySet<PlanOffer> = new Set(['current', 'waits', 'blocked']);

type PlanButtonProps = {
  plan: Plan;
  offer: PlanOffer;
  /** This plan is being changed to: the button shows a spinner. */
  isPending: boolean;
  /** Nothing can be chosen now: a change goes on, or what the user has is not known. */
  isDisabled: boolean;
  onChoose: () => void;
};

/** Current Plan, Get back to, Downgrade to or Upgrade to. */
export function PlanButton({ plan, offer, isPending, isDisabled, onChoose }: PlanButtonProps) {
  const { t } = useTranslation();
  const name = t(`pricing.plans.${plan.name}`);
  return (
    <Button
      look={LOOKS[offer]}
      pending={isPending}
      disabled={!isPending && (isDisabled || REST.has(offer))}
      onClick={onChoose}
    >
      {t(`pricing.buttons.${WORDS[offer]}`, { name })}
    </Button>
  );
}
