import type { time as english } from '../en/time.ts';
import type { Words } from '../words.ts';

/** Relative times, for the first day after a moment. */
export const time: Words<typeof english> = {
  justNow: 'gerade eben',
  minutesAgo_one: 'vor {count} Minute',
  minutesAgo_other: 'vor {count} Minuten',
  hoursAgo_one: 'vor {count} Stunde',
  hoursAgo_other: 'vor {count} Stunden',
};
