import { useQueryClient } from '@tanstack/react-query';
import { deleteImagesAnswerSchema } from '@toile/contract';
import { post } from '../../../lib/api/api-client.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { announceChange } from '../../../lib/event-stream/shared-changes.ts';
import { dropGeneration } from '../../../lib/generations/generation-cache.ts';

const NOT_FOUND = 404;

/** Function that deletes outputs for good; those that are deleted already count as success. */
export function useDeleteImages() {
  const queryClient = useQueryClient();
  return async (ids: readonly string[], { keepalive }: { keepalive: boolean }): Promise<void> => {
    try {
      await post('/delete-images/', {
        json: { ids },
        keepalive,
        parse: (body) => deleteImagesAnswerSchema.parse(body),
      });
    } catch (error) {
      // None of them is there any more: that is what was wished.
      if (!(error instanceof ApiError) || error.status !== NOT_FOUND) throw error;
    }
    for (const id of ids) dropGeneration(queryClient, id);
    announceChange('generations');
  };
}
