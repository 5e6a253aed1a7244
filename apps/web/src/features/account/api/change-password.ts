import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ChangePasswordForm } from '@toile/contract';
import { ignoreBody, post } from '../../../lib/api/api-client.ts';
import { SESSIONS_KEY } from './get-sessions.ts';

/**
 * Changes the password. The session's token changes with it, so calls under way are cancelled: they
 * would carry the old one.
 */
async function changePassword(queryClient: QueryClient, form: ChangePasswordForm): Promise<void> {
  await queryClient.cancelQueries();
  await post('/change-password/', { form, parse: ignoreBody });
}

export function useChangePassword() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (form: ChangePasswordForm) => changePassword(queryClient, form),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: SESSIONS_KEY }),
  });
}
