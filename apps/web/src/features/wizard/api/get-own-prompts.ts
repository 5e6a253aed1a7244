import { useQuery } from '@tanstack/react-query';
import { type GenerationList, generationListSchema, type ToolId } from '@toile/contract';
import { get } from '../../../lib/api/api-client.ts';
import { generationKeys } from '../../../lib/generations/generation-keys.ts';

/** Outputs that are looked through: the most that one answer may hold, or 25 runs of four. */
const LOOKED_THROUGH = 100;
const MOST_PROMPTS = 6;

/** The latest outputs of a tool. */
function getLatest(tool: ToolId, signal: AbortSignal): Promise<GenerationList> {
  const query = new URLSearchParams({ page_size: String(LOOKED_THROUGH), ai_model: tool });
  return get(`/fetch-previous-generations?${query}`, {
    parse: (body) => generationListSchema.parse(body),
    signal,
  });
}

/** The prompts of outputs, each once, in their order. */
function listPrompts({ generation_data: generations }: GenerationList): string[] {
  const prompts = generations.map(({ prompt }) => prompt.trim()).filter(Boolean);
  return [...new Set(prompts)].slice(0, MOST_PROMPTS);
}

/** The user's latest prompts for a tool; none until they are known. */
export function useOwnPrompts(tool: ToolId): readonly string[] {
  const { data = [] } = useQuery({
    queryKey: generationKeys.prompts(tool),
    queryFn: ({ signal }) => getLatest(tool, signal),
    select: listPrompts,
  });
  return data;
}
