import { useQuery } from '@tanstack/react-query';
import { get } from '../api/api-client.ts';

/** Reads the answer without zod: the login page need not load it. */
function parse(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('client_id' in body)) return null;
  return typeof body.client_id === 'string' ? body.client_id : null;
}

/** The client id of the log-in with Google; null where the server has none. */
export function useGoogleClient() {
  return useQuery({
    queryKey: ['google-client'],
    queryFn: ({ signal }) => get('/google-client/', { parse, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
