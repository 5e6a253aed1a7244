import type { QueryClient } from '@tanstack/react-query';
import type { Generation, GenerationDetails, GenerationList } from '@toile/contract';
import { generationKeys } from './generation-keys.ts';

/** Changes a generation wherever the cache has it: in lists, alone, and in its run. */
export function changeGeneration(
  queryClient: QueryClient,
  id: string,
  changes: Partial<Generation>,
): void {
  changeLists(queryClient, (generations) =>
    generations.map((one) => (one.output_image_id === id ? { ...one, ...changes } : one)),
  );
  for (const queryKey of [generationKeys.details(id), generationKeys.fate(id)]) {
    queryClient.setQueryData<GenerationDetails | null>(
      queryKey,
      (details) => details && { ...details, ...changes },
    );
  }
}

/** Takes a generation out of every list, and records that it is deleted. */
export function dropGeneration(queryClient: QueryClient, id: string): void {
  changeLists(queryClient, (generations) =>
    generations.filter((one) => one.output_image_id !== id),
  );
  queryClient.setQueryData(generationKeys.fate(id), null);
  // Cached details of other outputs may name it in their lineage.
  queryClient.removeQueries({ queryKey: [...generationKeys.all, 'details'], type: 'inactive' });
}

function changeLists(queryClient: QueryClient, change: (list: Generation[]) => Generation[]): void {
  queryClient.setQueriesData<GenerationList>(
    { queryKey: generationKeys.lists },
    (list) => list && { ...list, generation_data: change(list.generation_data) },
  );
}
