import { IMAGES_PER_RUN_PRICE, type Plan, RUN_PRICE_CREDITS } from '@toile/contract';
import { useTranslation } from 'react-i18next';

export function PlanCard({ plan }: { plan: Plan }) {
  const { t } = useTranslation();
  const images = (plan.credits / RUN_PRICE_CREDITS) * IMAGES_PER_RUN_PRICE;
  return (
    <li className="flex flex-col gap-4 border-b border-hairline py-8 last:border-b-0 md:gap-6 md:border-b-0 md:px-10 md:py-10 md:first:pl-0">
      <h2 className="title-section text-xl">{t(`landing.pricing.plans.${plan.name}`)}</h2>
      <p className="flex items-baseline gap-2">
        <span className="title-display text-6xl">
          {t('landing.pricing.price', { price: plan.price })}
        </span>
        <span className="annotation">{t('landing.pricing.perMonth')}</span>
      </p>
      <p>
        {t('landing.pricing.credits', { credits: plan.credits })}
        <br />
        <span className="text-ink-soft">{t('landing.pricing.images', { count: images })}</span>
      </p>
    </li>
  );
}
