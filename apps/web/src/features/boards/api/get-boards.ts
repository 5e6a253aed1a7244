import { useQuery } from '@tanstack/react-query';
import { boardListSchema } from '@toile/contract';
import { get } from '../../../lib/api/api-client.ts';
import { boardKeys } from '../../../lib/boards/board-keys.ts';

/** The user's boards, the one that was changed last first. */
export function useBoards() {
  return useQuery({
    queryKey: boardKeys.list,
    queryFn: ({ signal }) =>
      get('/boards/', { parse: (body) => boardListSchema.parse(body).boards, signal }),
  });
}
