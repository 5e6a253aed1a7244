import { useQuery } from '@tanstack/react-query';
import { type AccountSession, accountSessionsSchema } from '@toile/contract';
import { get } from '../../../lib/api/api-client.ts';

/** Key of the query; everything that ends sessions invalidates it. */
export const SESSIONS_KEY = ['account-sessions'] as const;

function parse(body: unknown): AccountSession[] {
  return accountSessionsSchema.parse(body).sessions;
}

/** The browsers in which the user is signed in, the last used first. */
export function useSessions() {
  return useQuery({
    queryKey: SESSIONS_KEY,
    queryFn: ({ signal }) => get('/sessions/', { parse, signal }),
  });
}
