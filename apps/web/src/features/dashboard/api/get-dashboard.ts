import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type GenerationList, generationListSchema } from '@toile/contract';
import { get } from '../../../lib/api/api-client.ts';
import { generationKeys } from '../../../lib/generations/generation-keys.ts';
import { type ListQuery, writeListQuery } from '../model/list-query.ts';

/** A page of the user's outputs, newest first. */
function getDashboard(query: ListQuery, signal?: AbortSignal): Promise<GenerationList> {
  return get(`/dashboard/?${writeListQuery(query)}`, {
    parse: (body) => generationListSchema.parse(body),
    signal,
  });
}

/** A page of the dashboard. The page before stays on screen while the next one loads. */
export function useDashboard(query: ListQuery) {
  return useQuery({
    queryKey: generationKeys.dashboard(query),
    queryFn: ({ signal }) => getDashboard(query, signal),
    placeholderData: keepPreviousData,
  });
}
