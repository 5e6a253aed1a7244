import { useMutation } from '@tanstack/react-query';
import type { LoginForm } from '@toile/contract';
import { ignoreBody, post } from '../../../lib/api/api-client.ts';
import { beginSession } from '../../../lib/session.ts';

function logIn({ code, ...credentials }: LoginForm): Promise<void> {
  const form = { ...credentials, ...(code !== undefined && { code }) };
  return post('/login/', { form, parse: ignoreBody });
}

/** Logs in. The guards see the new session and lead on to the dashboard. */
export function useLogIn() {
  return useMutation({ mutationFn: logIn, onSuccess: beginSession });
}
