import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type BOARD_LINK_DAYS, boardLinkAnswerSchema } from '@toile/contract';
import { post } from '../../../lib/api/api-client.ts';
import { refreshBoards } from './refresh-boards.ts';

export type LinkDays = (typeof BOARD_LINK_DAYS)[number];

/** Opens a link to a board; gives its address, which the server does not tell again. */
export function useOpenLink(boardId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (days: LinkDays) =>
      post(`/boards/${boardId}/links/`, {
        json: { days },
        parse: (body) => boardLinkAnswerSchema.parse(body),
      }),
    onSettled: () => refreshBoards(queryClient),
  });
}
