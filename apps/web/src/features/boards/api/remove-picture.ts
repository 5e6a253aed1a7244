import { useQueryClient } from '@tanstack/react-query';
import { ignoreBody, post } from '../../../lib/api/api-client.ts';
import { refreshBoards } from './refresh-boards.ts';

/** Function that takes an output off a board; one that is gone already counts as success. */
export function useRemovePicture(id: string) {
  const queryClient = useQueryClient();
  return async (outputId: string, { keepalive }: { keepalive: boolean }): Promise<void> => {
    const json = { ids: [outputId] };
    await post(`/boards/${id}/remove/`, { json, keepalive, parse: ignoreBody });
    await refreshBoards(queryClient);
  };
}
