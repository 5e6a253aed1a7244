import { useQuery } from '@tanstack/react-query';
import type { PlansAnswer } from '@toile/contract';
import { get } from '../api/api-client.ts';

const PAYMENTS: readonly PlansAnswer['payments'][] = ['live', 'sandbox', 'closed'];

/** The part of the answer that pages use; undefined where the answer lacks it. */
type Offer = Partial<Pick<PlansAnswer, 'payments' | 'welcome_credits'>>;

/** Reads the answer without zod: the page of registration need not load it. */
function parse(body: unknown): Offer {
  if (typeof body !== 'object' || body === null) return {};
  const credits = 'welcome_credits' in body ? body.welcome_credits : undefined;
  return {
    payments: PAYMENTS.find((kind) => 'payments' in body && body.payments === kind),
    welcome_credits: typeof credits === 'number' ? credits : undefined,
  };
}

/** Plans and payments on this server: the same for everybody, until the server restarts. */
function usePlans<Selected>(select: (offer: Offer) => Selected) {
  return useQuery({
    queryKey: ['plans'],
    queryFn: ({ signal }) => get('/plans/', { parse, signal }),
    select,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Payments on this server: with money, in the sandbox, or none. */
export function usePaymentMode() {
  return usePlans(({ payments }) => payments);
}

/** Credits of a new account; 0 where it gets none. */
export function useWelcomeCredits() {
  return usePlans(({ welcome_credits: credits }) => credits);
}
