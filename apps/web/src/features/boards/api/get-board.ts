import { useQuery } from '@tanstack/react-query';
import { boardDetailSchema } from '@toile/contract';
import { get } from '../../../lib/api/api-client.ts';
import { boardKeys } from '../../../lib/boards/board-keys.ts';
import { isGone } from '../model/gone-boards.ts';

/** A board with its pictures in their order. */
export function useBoard(id: string) {
  return useQuery({
    queryKey: boardKeys.board(id),
    enabled: () => !isGone(id),
    queryFn: ({ signal }) =>
      get(`/boards/${encodeURIComponent(id)}/`, {
        parse: (body) => boardDetailSchema.parse(body),
        signal,
      }),
  });
}
