import { useMutation, useQueryClient } from '@tanstack/react-query';
import { boardAnswerSchema, type NewBoard } from '@toile/contract';
import { post } from '../../../lib/api/api-client.ts';
import { refreshBoards } from './refresh-boards.ts';

/** Makes a board; gives it. */
export function useMakeBoard() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (json: NewBoard) =>
      post('/boards/', { json, parse: (body) => boardAnswerSchema.parse(body).board }),
    onSettled: () => refreshBoards(queryClient),
  });
}
