import { queryOptions, useQuery } from '@tanstack/react-query';
import { type TechPack, techPackSchema } from '@toile/contract';
import { get } from '../../../lib/api/api-client.ts';

const getTechPack = (id: string, signal: AbortSignal): Promise<TechPack> =>
  get(`/tech-pack/${encodeURIComponent(id)}/`, {
    parse: (body) => techPackSchema.parse(body),
    signal,
  });

/** Query of what is known of a sketch for its tech pack: a plan does not change. */
export const techPackQuery = (id: string) =>
  queryOptions({
    queryKey: ['tech-pack', id],
    queryFn: ({ signal }) => getTechPack(id, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });

/** The same of the one sketch of a pack; idle where there are several. */
export function useTechPack(id: string | undefined) {
  return useQuery({ ...techPackQuery(id ?? ''), enabled: id !== undefined });
}
