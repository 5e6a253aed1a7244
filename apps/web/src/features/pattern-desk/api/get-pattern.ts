import { useQuery } from '@tanstack/react-query';
import { type GenerationDetails, generationAnswerSchema } from '@toile/contract';
import { get } from '../../../lib/api/api-client.ts';
import { generationKeys } from '../../../lib/generations/generation-keys.ts';

/** An output with all that is known of its making. */
async function getPattern(id: string, signal: AbortSignal): Promise<GenerationDetails> {
  const path = `/get-generation/${encodeURIComponent(id)}/`;
  const answer = await get(path, { parse: (body) => generationAnswerSchema.parse(body), signal });
  return answer.generation_data;
}

export function usePattern(id: string) {
  return useQuery({
    queryKey: generationKeys.details(id),
    queryFn: ({ signal }) => getPattern(id, signal),
  });
}
