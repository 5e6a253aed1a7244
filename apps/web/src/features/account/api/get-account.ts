import { useQuery } from '@tanstack/react-query';
import { accountSchema } from '@toile/contract';
import { get } from '../../../lib/api/api-client.ts';

/** Key of the query; every change of the account invalidates it. */
export const ACCOUNT_KEY = ['account'] as const;

/** The signed-in user's account as the account page shows it. */
export function useAccount() {
  return useQuery({
    queryKey: ACCOUNT_KEY,
    queryFn: ({ signal }) =>
      get('/account/', { parse: (body) => accountSchema.parse(body), signal }),
  });
}
