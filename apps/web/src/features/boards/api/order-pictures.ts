import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BoardDetail } from '@toile/contract';
import { ignoreBody, post } from '../../../lib/api/api-client.ts';
import { boardKeys } from '../../../lib/boards/board-keys.ts';
import { refreshBoards } from './refresh-boards.ts';

/** Puts a board's pictures in an order, on screen at once. */
export function useOrderPictures(id: string) {
  const queryClient = useQueryClient();
  const queryKey = boardKeys.board(id);
  return useMutation({
    // Orders that follow each other are sent in turn: the last one is the one that stays.
    scope: { id: `order ${id}` },
    mutationFn: (ids: readonly string[]) =>
      post(`/boards/${id}/order/`, { json: { ids }, parse: ignoreBody }),
    onMutate: async (ids) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<BoardDetail>(queryKey, (board) => board && inOrder(board, ids));
    },
    onSettled: () => refreshBoards(queryClient),
  });
}

function inOrder(board: BoardDetail, ids: readonly string[]): BoardDetail {
  const placeOf = new Map(ids.map((id, place) => [id, place]));
  const pictures = board.pictures.toSorted(
    (one, other) =>
      (placeOf.get(one.generation.output_image_id) ?? ids.length) -
      (placeOf.get(other.generation.output_image_id) ?? ids.length),
  );
  return { ...board, pictures };
}
