import type { Plan } from '@toile/contract';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import type { ButtonLook } from '../../../ui/button-class.ts';
import { useFocusOnce } from '../../../ui/use-focus-once.ts';
import { isResting, type PlanOffer } from '../model/plan-offer.ts';

const WORDS = {
  checkout: 'upgrade',
  current: 'current',
  back: 'back',
  upgrade: 'upgrade',
  downgrade: 'downgrade',
  waits: 'downgrade',
  upgradeBlocked: 'upgrade',
  downgradeBlocked: 'downgrade',
} as const satisfies Record<PlanOffer, string>;

const LOOKS: Record<PlanOffer, ButtonLook> = {
  checkout: 'ink',
  current: 'outline',
  back: 'accent',
  upgrade: 'ink',
  downgrade: 'outline',
  waits: 'outline',
  upgradeBlocked: 'outline',
  downgradeBlocked: 'outline',
};

type PlanButtonProps = {
  plan: Plan;
  offer: PlanOffer;
  /** The visitor came back for this plan: one press of a key goes on with it. */
  isWanted: boolean;
  /** This plan is being changed to: the button shows a spinner. */
  isPending: boolean;
  /** Nothing can be chosen now: a change goes on, or what the user has is not known. */
  isDisabled: boolean;
  onChoose: () => void;
};

/** Current Plan, Get back to, Downgrade to or Upgrade to. */
export function PlanButton(props: PlanButtonProps) {
  const { plan, offer, isWanted, isPending, isDisabled, onChoose } = props;
  const { t } = useTranslation();
  const name = t(`common.plans.${plan.name}`);
  const button = useFocusOnce<HTMLButtonElement>(isWanted && !isDisabled);
  return (
    <Button
      ref={button}
      look={isWanted ? 'accent' : LOOKS[offer]}
      pending={isPending}
      disabled={!isPending && (isDisabled || isResting(offer))}
      onClick={onChoose}
    >
      {t(`pricing.buttons.${WORDS[offer]}`, { name })}
    </Button>
  );
}
