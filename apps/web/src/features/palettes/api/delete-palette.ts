import { useQueryClient } from '@tanstack/react-query';
import { ignoreBody, post } from '../../../lib/api/api-client.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { refreshPalettes } from './refresh-palettes.ts';

const NOT_FOUND = 404;

/** Function that deletes a palette; one that is gone already counts as success. */
export function useDeletePalette() {
  const queryClient = useQueryClient();
  return async (id: string, { keepalive }: { keepalive: boolean }): Promise<void> => {
    try {
      await post(`/palettes/${id}/delete/`, { json: {}, keepalive, parse: ignoreBody });
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== NOT_FOUND) throw error;
    }
    await refreshPalettes(queryClient);
  };
}
