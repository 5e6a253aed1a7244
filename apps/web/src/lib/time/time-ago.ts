import { pageLanguage } from '@toile/contract';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** A time in words: a distance within the first day, a date after that. */
export type TimeAgo =
  | { unit: 'now' }
  | { unit: 'minutes' | 'hours'; count: number }
  | { unit: 'date'; text: string };

/** Time from `then` to `now`. Where the browser's clock is behind the server's, it is just now. */
export function timeAgo(then: Date, now: Date): TimeAgo {
  const distanceMs = now.getTime() - then.getTime();
  if (distanceMs < MINUTE_MS) return { unit: 'now' };
  if (distanceMs < HOUR_MS) return { unit: 'minutes', count: Math.floor(distanceMs / MINUTE_MS) };
  if (distanceMs < DAY_MS) return { unit: 'hours', count: Math.floor(distanceMs / HOUR_MS) };
  return { unit: 'date', text: formatDate(then) };
}

const { locale } = pageLanguage;
const DATE = new Intl.DateTimeFormat(locale, { month: 'short', day: '2-digit', year: 'numeric' });
const FULL = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'medium' });

/** 'MMM DD, YYYY' in English, and the like in other languages, in the viewer's time zone. */
export function formatDate(date: Date): string {
  return DATE.format(date);
}

/** Date and time in full, in the viewer's time zone. */
export function formatFullTime(date: Date): string {
  return FULL.format(date);
}
