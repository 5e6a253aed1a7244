import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BoardChange } from '@toile/contract';
import { ignoreBody, post } from '../../../lib/api/api-client.ts';
import { refreshBoards } from './refresh-boards.ts';

/** Changes a board's name, note or cover. */
export function useChangeBoard(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (json: BoardChange) => post(`/boards/${id}/`, { json, parse: ignoreBody }),
    onSettled: () => refreshBoards(queryClient),
  });
}
