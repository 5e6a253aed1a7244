import { useQuery } from '@tanstack/react-query';
import { type PlansAnswer, plansAnswerSchema } from '@toile/contract';
import { get } from '../../../lib/api/api-client.ts';

function fetchPlans(signal: AbortSignal): Promise<PlansAnswer> {
  return get('/plans/', { parse: (body) => plansAnswerSchema.parse(body), signal });
}

/** How plans are paid here: with money, in the sandbox, or not at all. */
export function usePaymentMode() {
  return useQuery({
    queryKey: ['plans'],
    queryFn: ({ signal }) => fetchPlans(signal),
    select: ({ payments }) => payments,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
