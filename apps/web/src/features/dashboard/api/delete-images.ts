import { useQueryClient } from '@tanstack/react-query';
import { deleteImagesAnswerSchema } from '@toile/contract';
import { post } from '../../../lib/api/api-client.ts';
import { announceChange } from '../../../lib/event-stream/shared-changes.ts';
import { dropGeneration } from '../../../lib/generations/generation-cache.ts';

/** Function that deletes outputs for good; those that are deleted already count as success. */
export function useDeleteImages() {
  const queryClient = useQueryClient();
  return async (ids: readonly string[], { keepalive }: { keepalive: boolean }): Promise<void> => {
    await post('/delete-images/', {
      json: { ids },
      keepalive,
      parse: (body) => deleteImagesAnswerSchema.parse(body),
    });
    for (const id of ids) dropGeneration(queryClient, id);
    announceChange('generations');
  };
}
