import { IMAGES_PER_RUN_PRICE, type Plan } from '@toile/contract';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useRunPrices } from '../../../lib/engines/engine-offers.ts';
import { Badge } from '../../../ui/badge.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { PLAN_COLOUR } from '../model/plan-colour.ts';

type PlanCardProps = {
  plan: Plan;
  /** True: the plan is the user's present one. */
  isCurrent: boolean;
  /** True: the visitor returned for this plan. It is scrolled into view and marked. */
  isWanted: boolean;
  children: ReactNode;
};

/** A plan: name, description, price, credits, and the button given as its child. */
export function PlanCard({ plan, isCurrent, isWanted, children }: PlanCardProps) {
  const { t } = useTranslation();
  const card = useRef<HTMLLIElement>(null);
  const price = useRunPrices();
  const imagesAt = (runCredits: number) =>
    Math.floor((plan.credits / runCredits) * IMAGES_PER_RUN_PRICE);
  const [fewest, count] = [imagesAt(price.most), imagesAt(price.least)];
  useEffect(() => {
    if (isWanted) card.current?.scrollIntoView({ block: 'nearest' });
  }, [isWanted]);
  return (
    <li
      ref={card}
      className={classNames(
        'relative flex flex-col gap-4 border-b border-hairline px-4 py-8 last:border-b-0 md:gap-6 md:border-b-0 md:px-8 md:py-10 lg:px-10',
        isWanted && 'bg-raised outline-2 -outline-offset-2 outline-accent',
      )}
    >
      <span
        aria-hidden="true"
        className={classNames('absolute inset-x-0 top-0 h-1.5', PLAN_COLOUR[plan.name])}
      />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="title-section text-xl">{t(`common.plans.${plan.name}`)}</h2>
        {isCurrent && <Badge tone="ink">{t('pricing.yourPlan')}</Badge>}
        {isWanted && <Badge tone="accent">{t('pricing.yourChoice')}</Badge>}
      </div>
      <p className="text-ink-soft">{t(`pricing.descriptions.${plan.name}`)}</p>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="title-display text-6xl">{t('pricing.price', { price: plan.price })}</span>
        <span className="annotation">{t('pricing.perMonth')}</span>
      </p>
      <p>
        {t('pricing.credits', { credits: plan.credits })}
        <br />
        <span className="text-ink-soft">
          {fewest === count
            ? t('pricing.images', { count })
            : t('pricing.imagesRange', { fewest, count })}
        </span>
      </p>
      <div className="mt-auto flex flex-col gap-2">{children}</div>
    </li>
  );
}
