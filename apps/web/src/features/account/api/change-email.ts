import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ChangeEmailForm } from '@toile/contract';
import { ignoreBody, post } from '../../../lib/api/api-client.ts';
import { refreshAccount } from './refresh-account.ts';

/** Asks for another e-mail address; a link goes to it. */
export function useChangeEmail() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (form: ChangeEmailForm) => post('/change-email/', { form, parse: ignoreBody }),
    onSuccess: () => refreshAccount(queryClient),
  });
}
