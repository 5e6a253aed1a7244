import type { Plan } from '@toile/contract';

/** Name of the chosen plan in the query of the pricing page's address. */
export const WANTED_PLAN = 'plan';

/** Name, in addresses on the way to a payment and back, of the page that the payer came from. */
export const RETURN_TO = 'returnTo';

type PricingPlace = Partial<Pick<Plan, 'priceId'>> & { returnTo?: string };

/** The pricing page, with a plan chosen and the page to come back to after the payment. */
export function pricingPath({ priceId, returnTo }: PricingPlace): string {
  const query = new URLSearchParams();
  if (priceId !== undefined) query.set(WANTED_PLAN, priceId);
  if (returnTo !== undefined) query.set(RETURN_TO, returnTo);
  return query.size > 0 ? `/pricing?${query.toString()}` : '/pricing';
}
