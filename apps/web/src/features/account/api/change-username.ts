import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ignoreBody, post } from '../../../lib/api/api-client.ts';
import { refreshAccount } from './refresh-account.ts';

export function useChangeUsername() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (username: string) =>
      post('/change-username/', { form: { username }, parse: ignoreBody }),
    onSuccess: () => refreshAccount(queryClient),
  });
}
