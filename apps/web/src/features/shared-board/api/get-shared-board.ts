import { useQuery } from '@tanstack/react-query';
import { sharedBoardSchema } from '@toile/contract';
import { get } from '../../../lib/api/api-client.ts';

/** The board that a link's key opens. */
export function useSharedBoard(key: string) {
  return useQuery({
    queryKey: ['shared-board', key],
    queryFn: ({ signal }) =>
      get(`/shared-board/?${new URLSearchParams({ key })}`, {
        parse: (body) => sharedBoardSchema.parse(body),
        signal,
      }),
  });
}
