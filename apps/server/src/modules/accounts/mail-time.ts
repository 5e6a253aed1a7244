const MOMENT = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** A moment as mails tell it: `3 May 2026 at 14:05 UTC`. */
export function mailTime(moment: Date): string {
  return `${MOMENT.format(moment)} UTC`;
}
