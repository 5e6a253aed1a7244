import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { creditHistorySchema } from '@toile/contract';
import type { z } from 'zod';
import { get } from '../../../lib/api/api-client.ts';
import { USER_CREDITS_KEY } from '../../../lib/credits/user-credits.ts';

/** A page of the user's receipts, newest first. */
function getCreditHistory(
  page: number,
  signal?: AbortSignal,
): Promise<z.infer<typeof creditHistorySchema>> {
  return get(`/credit-history/?page=${page}`, {
    parse: (body) => creditHistorySchema.parse(body),
    signal,
  });
}

/** A page of the credit history. The page before stays on screen while the next one loads. */
export function useCreditHistory(page: number) {
  return useQuery({
    // Below the balance's key, so that both become out of date together.
    queryKey: [...USER_CREDITS_KEY, 'history', page],
    queryFn: ({ signal }) => getCreditHistory(page, signal),
    placeholderData: keepPreviousData,
  });
}
