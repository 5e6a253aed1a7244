/** Relative times, for the first day after a moment. */
export const time = {
  justNow: 'just now',
  minutesAgo_one: '{count} minute ago',
  minutesAgo_other: '{count} minutes ago',
  hoursAgo_one: '{count} hour ago',
  hoursAgo_other: '{count} hours ago',
} as const;
