import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ignoreBody, post } from '../../../lib/api/api-client.ts';
import { SESSIONS_KEY } from './get-sessions.ts';

/** Logs every other browser out. */
export function useEndOtherSessions() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => post('/end-other-sessions/', { parse: ignoreBody }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: SESSIONS_KEY }),
  });
}
