const MOMENT = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** A moment in the form of mails: `3 May 2026 at 14:05 UTC`. */
export function mailTime(moment: Date): string {
  return `${MOMENT.format(moment)} UTC`;
}
