/**
 * The day on which a plan is paid, `months` after the anchor (its first payment): the anchor's day
 * of the month and time in UTC, or the month's last day where it is shorter. Each date is counted
 * from the anchor, so the 31st comes back after a February.
 */
export function billingDate(anchor: Date, months: number): Date {
  const firstOfMonth = Date.UTC(anchor.getUTCFullYear(), anchor.getUTCMonth() + months, 1);
  const date = new Date(firstOfMonth);
  const daysInMonth = new Date(
    Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0),
  ).getUTCDate();
  date.setUTCDate(Math.min(anchor.getUTCDate(), daysInMonth));
  date.setUTCHours(
    anchor.getUTCHours(),
    anchor.getUTCMinutes(),
    anchor.getUTCSeconds(),
    anchor.getUTCMilliseconds(),
  );
  return date;
}

function monthsBetween(anchor: Date, moment: Date): number {
  const years = moment.getUTCFullYear() - anchor.getUTCFullYear();
  return years * 12 + moment.getUTCMonth() - anchor.getUTCMonth();
}

/** The first billing date after a moment. */
export function nextBillingDate(anchor: Date, after: Date): Date {
  const months = monthsBetween(anchor, after);
  const sameMonth = billingDate(anchor, months);
  return sameMonth > after ? sameMonth : billingDate(anchor, months + 1);
}

/** The last billing date before a moment: the start of the period that ends at that moment. */
export function previousBillingDate(anchor: Date, before: Date): Date {
  const months = monthsBetween(anchor, before);
  const sameMonth = billingDate(anchor, months);
  return sameMonth < before ? sameMonth : billingDate(anchor, months - 1);
}
