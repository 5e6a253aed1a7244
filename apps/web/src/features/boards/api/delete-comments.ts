import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ignoreBody, post } from '../../../lib/api/api-client.ts';
import { refreshBoards } from './refresh-boards.ts';

/** Deletes comments on a board. */
export function useDeleteComments(boardId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (ids: readonly string[]) =>
      post(`/boards/${boardId}/delete-comments/`, { json: { ids }, parse: ignoreBody }),
    onSettled: () => refreshBoards(queryClient),
  });
}
