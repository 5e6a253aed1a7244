import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ignoreBody, post } from '../../../lib/api/api-client.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { boardKeys } from '../../../lib/boards/board-keys.ts';
import { noteGone } from '../model/gone-boards.ts';
import { refreshBoards } from './refresh-boards.ts';

const NOT_FOUND = 404;

async function deleteBoard(id: string): Promise<void> {
  try {
    await post(`/boards/${id}/delete/`, { json: {}, parse: ignoreBody });
  } catch (error) {
    // It is gone already: that is what was wished.
    if (!(error instanceof ApiError) || error.status !== NOT_FOUND) throw error;
  }
}

/** Deletes a board; `onGone` leaves its page. */
export function useDeleteBoard(id: string, onGone: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => deleteBoard(id),
    onSuccess: async () => {
      noteGone(id);
      onGone();
      queryClient.removeQueries({ queryKey: boardKeys.board(id), type: 'inactive' });
      await refreshBoards(queryClient);
    },
  });
}
