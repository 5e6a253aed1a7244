import { useQuery } from '@tanstack/react-query';
import type { PlansAnswer } from '@toile/contract';
import { get } from '../api/api-client.ts';

const PAYMENTS: readonly PlansAnswer['payments'][] = ['live', 'sandbox', 'closed'];

/** What the pages ask of the answer; undefined where it does not say it. */
type Offer = Partial<Pick<PlansAnswer, 'payments' | 'welcome_credits'>>;

/** Read by hand: the page of registration need not load the schemas. */
function parse(body: unknown): Offer {
  if (typeof body !== 'object' || body === null) return {};
  const credits = 'welcome_credits' in body ? body.welcome_credits : undefined;
  return {
    payments: PAYMENTS.find((kind) => 'payments' in body && body.payments === kind),
    welcome_credits: typeof credits === 'number' ? credits : undefined,
  };
}

/** What is on sale here: the same for everybody, until the server starts anew. */
function usePlans<Selected>(select: (offer: Offer) => Selected) {
  return useQuery({
    queryKey: ['plans'],
    queryFn: ({ signal }) => get('/plans/', { parse, signal }),
    select,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** How plans are paid here: with money, in the sandbox, or not at all. */
export function usePaymentMode() {
  return usePlans(({ payments }) => payments);
}

/** Credits that a new account is given; 0 where it is given none. */
export function useWelcomeCredits() {
  return usePlans(({ welcome_credits: credits }) => credits);
}
