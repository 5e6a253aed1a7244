import type { QueryClient } from '@tanstack/react-query';
import { USER_CREDITS_KEY } from '../../../lib/credits/user-credits.ts';
import { ACCOUNT_KEY } from './get-account.ts';

/** Refetches the account and the credits: both show name and e-mail. */
export async function refreshAccount(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ACCOUNT_KEY }),
    queryClient.invalidateQueries({ queryKey: USER_CREDITS_KEY }),
  ]);
}
