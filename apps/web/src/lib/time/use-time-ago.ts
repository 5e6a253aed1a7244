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
  const distance = timeAgo(new Date(timestamp), now);
  switch (distance.unit) {
    case 'now':
      return t('time.justNow');
    case 'minutes':
      return t('time.minutesAgo', { count: distance.count });
    case 'hours':
      return t('time.hoursAgo', { count: distance.count });
    case 'date':
      return distance.text;
  }
}
