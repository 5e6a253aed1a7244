import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type GenerationList, generationListSchema } from '@toile/contract';
import { get } from '../../../lib/api/api-client.ts';
import { generationKeys } from '../../../lib/generations/generation-keys.ts';

export type DashboardQuery = { page: number };

/** A page of the user's outputs, newest first. */
function getDashboard(query: DashboardQuery, signal?: AbortSignal): Promise<GenerationList> {
  const search = new URLSearchParams({ page: String(query.page) });
  return get(`/dashboard/?${search}`, {
    parse: (body) => generationListSchema.parse(body),
    signal,
  });
}

/** The page before stays on screen while the next one is on its way. */
export function useDashboard(query: DashboardQuery) {
  return useQuery({
    queryKey: generationKeys.dashboard(query),
    queryFn: ({ signal }) => getDashboard(query, signal),
    placeholderData: keepPreviousData,
  });
}
