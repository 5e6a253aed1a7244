import { useQuery } from '@tanstack/react-query';
import { generationListSchema, type ToolId } from '@toile/contract';
import { get } from '../../../lib/api/api-client.ts';
import { generationKeys } from '../../../lib/generations/generation-keys.ts';

/** Outputs that are looked through: the most that one answer may hold, or 25 runs of four. */
const LOOKED_THROUGH = 100;
const MOST_PROMPTS = 6;

/** The user's latest prompts for a tool, each once, the latest first. */
async function getOwnPrompts(tool: ToolId, signal: AbortSignal): Promise<string[]> {
  const query = new URLSearchParams({ page_size: String(LOOKED_THROUGH), ai_model: tool });
  const list = await get(`/fetch-previous-generations?${query}`, {
    parse: (body) => generationListSchema.parse(body),
    signal,
  });
  const prompts = list.generation_data.map(({ prompt }) => prompt.trim()).filter(Boolean);
  return [...new Set(prompts)].slice(0, MOST_PROMPTS);
}

/** The prompts; none until they are known. */
export function useOwnPrompts(tool: ToolId): readonly string[] {
  const { data = [] } = useQuery({
    queryKey: generationKeys.prompts(tool),
    queryFn: ({ signal }) => getOwnPrompts(tool, signal),
  });
  return data;
}
