const asDate = (seconds: number) => new Date(seconds * 1000);

/** The time `months` after `anchor` (in seconds), on the month's last day where it has no such day. */
export function addMonths(anchor: number, months: number): number {
  const from = asDate(anchor);
  const monthIndex = from.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), monthIndex + 1, 0)).getUTCDate();
  const moved = new Date(from);
  moved.setUTCDate(1);
  moved.setUTCMonth(monthIndex);
  moved.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return moved.getTime() / 1000;
}

/**
 * The end of a monthly period that starts at `start`. Ends count from the anchor, so that a plan of
 * January 31 ends on February 28 and again on March 31.
 * https://docs.stripe.com/billing/subscriptions/billing-cycle
 */
export function endOfMonthlyPeriod(anchor: number, start: number): number {
  let months = 1;
  while (addMonths(anchor, months) <= start) months += 1;
  return addMonths(anchor, months);
}
