import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ChangeEmailForm } from '@toile/contract';
import { ignoreBody, post } from '../../../lib/api/api-client.ts';
import { USER_CREDITS_KEY } from '../../../lib/credits/user-credits.ts';
import { ACCOUNT_KEY } from './get-account.ts';

/** The badge's dialog shows name and e-mail too. */
async function refresh(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ACCOUNT_KEY }),
    queryClient.invalidateQueries({ queryKey: USER_CREDITS_KEY }),
  ]);
}

export function useChangeUsername() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (username: string) =>
      post('/change-username/', { form: { username }, parse: ignoreBody }),
    onSuccess: () => refresh(queryClient),
  });
}

/** Asks for another e-mail address; a link goes to it. */
export function useChangeEmail() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (form: ChangeEmailForm) => post('/change-email/', { form, parse: ignoreBody }),
    onSuccess: () => refresh(queryClient),
  });
}

function readEmail(body: unknown): string {
  if (typeof body !== 'object' || body === null || !('email' in body)) return '';
  return typeof body.email === 'string' ? body.email : '';
}

/** Confirms another e-mail address by the secret of its link; gives the address. */
export function useConfirmEmailChange() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (data: string) =>
      post('/confirm-email-change/', { form: { data }, parse: readEmail }),
    onSuccess: () => refresh(queryClient),
  });
}
