import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ignoreBody, post } from '../../../lib/api/api-client.ts';
import { refreshBoards } from './refresh-boards.ts';

/** Ends a link to a board. */
export function useEndLink(boardId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (linkId: string) =>
      post(`/boards/${boardId}/links/${linkId}/end/`, { parse: ignoreBody }),
    onSettled: () => refreshBoards(queryClient),
  });
}
