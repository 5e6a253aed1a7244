import type { CheckoutRequest } from '@toile/contract';

/**
 * Addresses that a payer returns to: the dashboard with its popup. `plan` lets the popup of a
 * failure try the same plan again; `returnTo` is the page that the payer came from.
 */
export function returnAddresses(
  publicUrl: string,
  { subscription_plan: plan, return_to: returnTo }: CheckoutRequest,
): { paidUrl: string; unpaidUrl: string } {
  function address(popup: 'success' | 'failure'): string {
    const query = new URLSearchParams({ 'payment-popup': popup, plan });
    if (returnTo !== undefined) query.set('returnTo', returnTo);
    return `${publicUrl}/dashboard?${query.toString()}`;
  }
  return { paidUrl: address('success'), unpaidUrl: address('failure') };
}
