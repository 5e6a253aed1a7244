import { useQuery } from '@tanstack/react-query';
import { googleClientSchema } from '@toile/contract';
import { get } from '../../../lib/api/api-client.ts';

async function getGoogleClient(signal: AbortSignal): Promise<string | null> {
  const parse = (body: unknown) => googleClientSchema.parse(body);
  return (await get('/google-client/', { parse, signal })).client_id;
}

/** The client id of the log-in with Google; null where the server has none. */
export function useGoogleClient() {
  return useQuery({
    queryKey: ['google-client'],
    queryFn: ({ signal }) => getGoogleClient(signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
