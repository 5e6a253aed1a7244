import { useQuery } from '@tanstack/react-query';
import { catalogueSchema } from '@toile/contract';
import { get } from '../api/api-client.ts';

/** The things that prompts can ask for. They change with a new version of the product alone. */
export function useCatalogue() {
  return useQuery({
    queryKey: ['catalogue'],
    queryFn: ({ signal }) =>
      get('/catalogue/', { parse: (body) => catalogueSchema.parse(body), signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
