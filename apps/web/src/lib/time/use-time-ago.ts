import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { timeAgo } from './time-ago.ts';

const TICK_MS = 30_000;

/** The distance of a time (ISO 8601) in words, kept current. */
export function useTimeAgo(timestamp: string): string {
  const { t } = useTranslation();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const tick = setInterval(() => setNow(new Date()), TICK_MS);
    return () => clearInterval(tick);
  }, []);
  const told = timeAgo(new Date(timestamp), now);
  switch (told.unit) {
    case 'now':
      return t('time.justNow');
    case 'minutes':
      return t('time.minutesAgo', { count: told.count });
    case 'hours':
      return t('time.hoursAgo', { count: told.count });
    case 'date':
      return told.text;
  }
}
