import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ignoreBody, post } from '../../../lib/api/api-client.ts';
import { ACCOUNT_KEY } from './get-account.ts';
import { SESSIONS_KEY } from './get-sessions.ts';

/** Disconnects Google from the account; every other browser is logged out. */
export function useDisconnectGoogle() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => post('/disconnect-google/', { parse: ignoreBody }),
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ACCOUNT_KEY }),
        queryClient.invalidateQueries({ queryKey: SESSIONS_KEY }),
      ]),
  });
}
