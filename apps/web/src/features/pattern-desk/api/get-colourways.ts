import { useQuery } from '@tanstack/react-query';
import { colourwaysSchema, type Generation } from '@toile/contract';
import { get } from '../../../lib/api/api-client.ts';
import { generationKeys } from '../../../lib/generations/generation-keys.ts';

export const colourwaysKey = (id: string) => [...generationKeys.all, 'colourways', id] as const;

/** A pattern in all its stored colourways, oldest first. */
async function getColourways(id: string, signal: AbortSignal): Promise<Generation[]> {
  const path = `/colourways/${encodeURIComponent(id)}/`;
  const answer = await get(path, { parse: (body) => colourwaysSchema.parse(body), signal });
  return answer.generation_data;
}

export function useColourways(id: string) {
  return useQuery({
    queryKey: colourwaysKey(id),
    queryFn: ({ signal }) => getColourways(id, signal),
  });
}
