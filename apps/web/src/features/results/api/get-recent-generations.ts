import { useQuery } from '@tanstack/react-query';
import {
  type GenerationList,
  generationListSchema,
  RECENT_STRIP_LENGTH,
  type ToolId,
} from '@toile/contract';
import { get } from '../../../lib/api/api-client.ts';
import { generationKeys } from '../../../lib/generations/generation-keys.ts';

/** Outputs to fetch: one more than the strip shows tells whether there are others. */
const PAGE_SIZE = RECENT_STRIP_LENGTH + 1;

/** A tool's latest outputs, newest first. */
function getRecentGenerations(tool: ToolId, signal?: AbortSignal): Promise<GenerationList> {
  const query = new URLSearchParams({ ai_model: tool, page_size: String(PAGE_SIZE) });
  const path = `/fetch-previous-generations?${query}`;
  return get(path, { parse: (body) => generationListSchema.parse(body), signal });
}

export function useRecentGenerations(tool: ToolId) {
  return useQuery({
    queryKey: generationKeys.recent(tool),
    queryFn: ({ signal }) => getRecentGenerations(tool, signal),
  });
}
