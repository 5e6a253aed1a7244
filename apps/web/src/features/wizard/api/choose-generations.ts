import { useInfiniteQuery } from '@tanstack/react-query';
import { type GenerationList, generationListSchema, type ToolId } from '@toile/contract';
import { get } from '../../../lib/api/api-client.ts';
import { generationKeys } from '../../../lib/generations/generation-keys.ts';

const PAGE_SIZE = 12;

type ChoiceQuery = { tool: ToolId | undefined; page: number };

/** A page of the user's outputs, newest first; of one tool or of all. */
function getChoice({ tool, page }: ChoiceQuery, signal: AbortSignal): Promise<GenerationList> {
  const query = new URLSearchParams({ page: String(page), page_size: String(PAGE_SIZE) });
  if (tool) query.set('ai_model', tool);
  const path = `/fetch-previous-generations?${query}`;
  return get(path, { parse: (body) => generationListSchema.parse(body), signal });
}

/** The outputs among which a run's picture can be chosen, page after page. */
export function useGenerationChoice(tool?: ToolId) {
  return useInfiniteQuery({
    queryKey: generationKeys.choice(tool),
    queryFn: ({ pageParam, signal }) => getChoice({ tool, page: pageParam }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ pagination }) =>
      pagination.has_next ? pagination.current_page + 1 : undefined,
  });
}
