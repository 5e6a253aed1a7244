import { useQuery } from '@tanstack/react-query';
import { type Receipt, receiptsSchema } from '@toile/contract';
import { get } from '../../../lib/api/api-client.ts';
import { USER_CREDITS_KEY } from '../../../lib/credits/user-credits.ts';

async function fetchReceipts(signal: AbortSignal): Promise<Receipt[]> {
  const { receipts } = await get('/receipts/', {
    parse: (body) => receiptsSchema.parse(body),
    signal,
  });
  return receipts;
}

/** The user's invoices, newest first. */
export function useReceipts() {
  return useQuery({
    queryKey: [...USER_CREDITS_KEY, 'receipts'],
    queryFn: ({ signal }) => fetchReceipts(signal),
  });
}
