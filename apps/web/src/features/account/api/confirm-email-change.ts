import { useMutation, useQueryClient } from '@tanstack/react-query';
import { post } from '../../../lib/api/api-client.ts';
import { refreshAccount } from './refresh-account.ts';

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
    onSuccess: () => refreshAccount(queryClient),
  });
}
