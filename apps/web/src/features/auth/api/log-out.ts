import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { ignoreBody, post } from '../../../lib/api/api-client.ts';
import { LOG_OUT_KEY } from '../../../lib/log-out-key.ts';
import { endSession } from '../../../lib/session.ts';

/** Logs out. Running fetches are cancelled first: their answers would arrive as errors. */
async function logOut(queryClient: QueryClient): Promise<void> {
  await queryClient.cancelQueries();
  await post('/logout/', { parse: ignoreBody });
}

export function useLogOut() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: LOG_OUT_KEY,
    mutationFn: () => logOut(queryClient),
    onSuccess: endSession,
  });
}
