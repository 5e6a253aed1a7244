import { useMutation } from '@tanstack/react-query';
import type { PasskeyProof } from '@toile/contract';
import { ignoreBody, post } from '../../../lib/api/api-client.ts';
import { beginSession } from '../../../lib/session.ts';

async function provePasskey(): Promise<PasskeyProof> {
  const ceremonies = await import('../../../lib/passkeys/passkey-ceremonies.ts');
  return ceremonies.provePasskey();
}

async function logInWithPasskey(chosen?: PasskeyProof): Promise<void> {
  const passkey = chosen ?? (await provePasskey());
  return post('/passkey-login/', { json: { passkey }, parse: ignoreBody });
}

/**
 * Logs in with a passkey: the one that was chosen, or one that the user is asked for. The guards
 * see the new session and lead on.
 */
export function usePasskeyLogin() {
  return useMutation({
    mutationFn: (chosen: PasskeyProof | undefined) => logInWithPasskey(chosen),
    onSuccess: beginSession,
  });
}
