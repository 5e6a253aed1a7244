import { useMutation, useQueryClient } from '@tanstack/react-query';
import { boardAddedSchema } from '@toile/contract';
import { post } from '../../../lib/api/api-client.ts';
import { refreshBoards } from './refresh-boards.ts';

/** Puts outputs on a board; gives how many were not on it. */
export function useAddToBoard() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ids }: { id: string; ids: readonly string[] }) =>
      post(`/boards/${id}/add/`, {
        json: { ids },
        parse: (body) => boardAddedSchema.parse(body).added,
      }),
    onSettled: () => refreshBoards(queryClient),
  });
}
