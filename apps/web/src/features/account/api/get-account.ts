import { useQuery } from '@tanstack/react-query';
import { accountSchema } from '@toile/contract';
import { get } from '../../../lib/api/api-client.ts';

/** The signed-in user's account as the account page shows it. */
export function useAccount() {
  return useQuery({
    queryKey: ['account'],
    queryFn: ({ signal }) =>
      get('/account/', { parse: (body) => accountSchema.parse(body), signal }),
  });
}
