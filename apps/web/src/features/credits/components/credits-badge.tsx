import { useTranslation } from 'react-i18next';
import { useUserCredits } from '../api/user-credits.ts';

/** What can be spent, in the header; nothing until it is known. */
export function CreditsBadge() {
  const { t } = useTranslation();
  const { data } = useUserCredits();
  if (!data) return null;
  return (
    <p
      aria-live="polite"
      className="border border-hairline bg-raised px-3 py-1 text-sm whitespace-nowrap tabular-nums"
    >
      {t('common.credits.badge', { count: data.credits })}
    </p>
  );
}
