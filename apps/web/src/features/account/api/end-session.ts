import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ignoreBody, post } from '../../../lib/api/api-client.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { SESSIONS_KEY } from './get-sessions.ts';

/** Ends a session. One that another tab has ended already counts as success. */
async function endSession(id: string): Promise<void> {
  try {
    await post(`/end-session/${id}/`, { parse: ignoreBody });
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}

/** Logs another browser out. */
export function useEndSession() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: endSession,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: SESSIONS_KEY }),
  });
}
