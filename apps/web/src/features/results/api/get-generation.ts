import { queryOptions, useQuery } from '@tanstack/react-query';
import { type GenerationDetails, generationAnswerSchema } from '@toile/contract';
import { get } from '../../../lib/api/api-client.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { generationKeys } from '../../../lib/generations/generation-keys.ts';

const NOT_FOUND = 404;

/** An output with all that is known of its making. */
async function getGeneration(id: string, signal?: AbortSignal): Promise<GenerationDetails> {
  const path = `/get-generation/${encodeURIComponent(id)}/`;
  const answer = await get(path, { parse: (body) => generationAnswerSchema.parse(body), signal });
  return answer.generation_data;
}

export function useGeneration(id: string) {
  return useQuery({
    queryKey: generationKeys.details(id),
    queryFn: ({ signal }) => getGeneration(id, signal),
  });
}

/** What has become of an output: null once it was deleted. */
export function fateQuery(id: string) {
  return queryOptions({
    queryKey: generationKeys.fate(id),
    queryFn: ({ signal }) => findGeneration(id, signal),
  });
}

async function findGeneration(id: string, signal: AbortSignal): Promise<GenerationDetails | null> {
  try {
    return await getGeneration(id, signal);
  } catch (error) {
    if (error instanceof ApiError && error.status === NOT_FOUND) return null;
    throw error;
  }
}
