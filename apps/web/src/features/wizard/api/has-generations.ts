import { useQuery } from '@tanstack/react-query';
import { generationListSchema, type ToolId } from '@toile/contract';
import { get } from '../../../lib/api/api-client.ts';
import { generationKeys } from '../../../lib/generations/generation-keys.ts';

/** True for a user with an output of one of the tools. */
async function hasGenerations(tools: readonly ToolId[], signal: AbortSignal): Promise<boolean> {
  const query = new URLSearchParams({ page: '1', page_size: '1' });
  for (const tool of tools) query.append('ai_model', tool);
  const list = await get(`/fetch-previous-generations?${query}`, {
    parse: (body) => generationListSchema.parse(body),
    signal,
  });
  return list.generation_data.length > 0;
}

/** True when there is an earlier picture of some tools to go on with; false until that is known. */
export function useHasGenerations(tools: readonly ToolId[]): boolean {
  const { data } = useQuery({
    queryKey: generationKeys.any(tools),
    queryFn: ({ signal }) => hasGenerations(tools, signal),
    enabled: tools.length > 0,
  });
  return data ?? false;
}
