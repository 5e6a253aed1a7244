import { useTranslation } from 'react-i18next';
import { useUserCredits } from '../../../lib/credits/user-credits.ts';

/** Available credits in the header; a dash while the number is not known, and when it cannot be. */
export function CreditsBadge() {
  const { t } = useTranslation();
  const { data, isError } = useUserCredits();
  const known = isError ? undefined : data;
  return (
    <p
      aria-live="polite"
      className="border border-hairline bg-raised px-3 py-1 text-sm whitespace-nowrap tabular-nums"
    >
      {known ? t('common.credits.badge', { count: known.credits }) : t('common.credits.unknown')}
    </p>
  );
}
