import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ignoreBody, post } from '../../../lib/api/api-client.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { isOnItsWay } from '../../../lib/api/is-on-its-way.ts';
import { announceChange } from '../../../lib/event-stream/shared-changes.ts';
import { dropGeneration } from '../../../lib/generations/generation-cache.ts';

const NOT_FOUND = 404;
const KEY = ['delete-image'];

/** Deletes an output for good. One that is deleted already counts as success. */
async function deleteImage(id: string): Promise<void> {
  try {
    await post(`/delete-image/${encodeURIComponent(id)}/`, { parse: ignoreBody });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== NOT_FOUND) throw error;
  }
}

export function useDeleteImage() {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationKey: KEY,
    mutationFn: deleteImage,
    onSuccess: (_nothing, id) => {
      dropGeneration(queryClient, id);
      announceChange('generations');
    },
  });
  const remove: typeof mutate = (id, options) => {
    if (!isOnItsWay(queryClient, { key: KEY })) mutate(id, options);
  };
  return { remove, isPending };
}
