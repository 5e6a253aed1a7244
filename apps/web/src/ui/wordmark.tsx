import { useTranslation } from 'react-i18next';

/** The product's name, with the notch that marks where pieces meet. */
export function Wordmark() {
  const { t } = useTranslation();
  return (
    <span className="title-display inline-flex items-baseline text-[1.9rem] leading-none">
      {t('common.productName')}
      <svg viewBox="0 0 10 8" aria-hidden="true" className="ml-1 h-2 w-2.5 text-accent">
        <path d="M0 8h10L5 0z" fill="currentColor" />
      </svg>
    </span>
  );
}
