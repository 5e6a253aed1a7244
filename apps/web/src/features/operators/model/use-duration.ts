import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/format-number.ts';

/** Seconds from which on a time is told in minutes. */
const IN_MINUTES_FROM = 120;

/** Tells a time in seconds, or in minutes where it is long. */
export function useDuration() {
  const { t } = useTranslation();
  return (seconds: number): string => {
    if (seconds >= IN_MINUTES_FROM) {
      return t('operators.minutes', { count: Math.round(seconds / 60) });
    }
    const digits = seconds < 10 ? 1 : 0;
    return t('operators.seconds', { shown: formatNumber(seconds, digits) });
  };
}
