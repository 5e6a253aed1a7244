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
  /** True: the visitor returned for this plan. The button takes the focus. */
  isWanted: boolean;
  /** True while the change to this plan goes on: the button shows a spinner. */
  isPending: boolean;
  /** True while no plan can be chosen: a change goes on, or the user's plan is not known. */
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
