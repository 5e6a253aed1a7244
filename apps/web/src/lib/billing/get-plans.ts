import { useQuery } from '@tanstack/react-query';
import { type PlansAnswer, plansAnswerSchema } from '@toile/contract';
import { get } from '../api/api-client.ts';

function fetchPlans(signal: AbortSignal): Promise<PlansAnswer> {
  return get('/plans/', { parse: (body) => plansAnswerSchema.parse(body), signal });
}

/** What is on sale here: the same for everybody, until the server starts anew. */
function usePlans<Selected>(select: (answer: PlansAnswer) => Selected) {
  return useQuery({
    queryKey: ['plans'],
    queryFn: ({ signal }) => fetchPlans(signal),
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
