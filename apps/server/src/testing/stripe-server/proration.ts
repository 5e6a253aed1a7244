export type Period = { start: number; end: number };

/**
 * The part of a period's amount that falls after `at`, to the second, in whole cents.
 * https://docs.stripe.com/billing/subscriptions/prorations
 */
export function unusedAmount(amount: number, { start, end }: Period, at: number): number {
  const unused = Math.max(0, end - Math.max(at, start));
  return Math.round((amount * unused) / (end - start));
}
