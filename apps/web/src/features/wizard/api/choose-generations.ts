import { useInfiniteQuery } from '@tanstack/react-query';
import { type GenerationList, generationListSchema, type ToolId } from '@toile/contract';
import { get } from '../../../lib/api/api-client.ts';
import { generationKeys } from '../../../lib/generations/generation-keys.ts';

const PAGE_SIZE = 12;

type ChoiceQuery = { tools: readonly ToolId[]; page: number };

/** A page of the user's outputs, newest first; of some tools, or of all where none is named. */
function getChoice({ tools, page }: ChoiceQuery, signal: AbortSignal): Promise<GenerationList> {
  const query = new URLSearchParams({ page: String(page), page_size: String(PAGE_SIZE) });
  for (const tool of tools) query.append('ai_model', tool);
  const path = `/fetch-previous-generations?${query}`;
  return get(path, { parse: (body) => generationListSchema.parse(body), signal });
}

/** The outputs among which a run's picture can be chosen, page after page. */
export function useGenerationChoice(tools: readonly ToolId[]) {
  return useInfiniteQuery({
    queryKey: generationKeys.choice(tools),
    queryFn: ({ pageParam, signal }) => getChoice({ tools, page: pageParam }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ pagination }) =>
      pagination.has_next ? pagination.current_page + 1 : undefined,
  });
}
