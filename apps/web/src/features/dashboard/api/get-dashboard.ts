import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  DASHBOARD_PAGE_SIZE,
  GALLERY_PAGE_SIZE,
  type GenerationList,
  generationListSchema,
} from '@toile/contract';
import { get } from '../../../lib/api/api-client.ts';
import { generationKeys } from '../../../lib/generations/generation-keys.ts';
import { type ListQuery, writeListQuery } from '../model/list-query.ts';
import type { ListView } from '../model/use-list-view.ts';

const PAGE_SIZES = { gallery: GALLERY_PAGE_SIZE, list: DASHBOARD_PAGE_SIZE } as const;

type Asked = { query: ListQuery; view: ListView };

/** A page of the user's outputs, newest first. */
function getDashboard({ query, view }: Asked, signal?: AbortSignal): Promise<GenerationList> {
  const address = writeListQuery(query);
  if (PAGE_SIZES[view] !== DASHBOARD_PAGE_SIZE) address.set('page_size', String(PAGE_SIZES[view]));
  return get(`/dashboard/?${address}`, {
    parse: (body) => generationListSchema.parse(body),
    signal,
  });
}

/** A page of the dashboard. The page before stays on screen while the next one loads. */
export function useDashboard(asked: Asked) {
  return useQuery({
    queryKey: generationKeys.dashboard(asked),
    queryFn: ({ signal }) => getDashboard(asked, signal),
    placeholderData: keepPreviousData,
  });
}
