import { useQuery } from '@tanstack/react-query';
import { generationListSchema } from '@toile/contract';
import { get } from '../../../lib/api/api-client.ts';
import { generationKeys } from '../../../lib/generations/generation-keys.ts';

/** True for a user with an output, of any tool. */
async function hasGenerations(signal: AbortSignal): Promise<boolean> {
  const list = await get('/fetch-previous-generations?page=1&page_size=1', {
    parse: (body) => generationListSchema.parse(body),
    signal,
  });
  return list.generation_data.length > 0;
}

/** True when there is an earlier picture to go on with; false until that is known. */
export function useHasGenerations(): boolean {
  const { data } = useQuery({
    queryKey: generationKeys.any,
    queryFn: ({ signal }) => hasGenerations(signal),
  });
  return data ?? false;
}
