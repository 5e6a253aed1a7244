import { useMutation } from '@tanstack/react-query';
import type { GoogleLoginForm } from '@toile/contract';
import { ignoreBody, post } from '../../../lib/api/api-client.ts';
import { beginSession } from '../../../lib/session.ts';

function logInWithGoogle(json: GoogleLoginForm): Promise<void> {
  return post('/google-login/', { json, parse: ignoreBody });
}

/** Logs in with Google's credential. The guards see the new session and lead on. */
export function useGoogleLogin() {
  return useMutation({
    mutationFn: logInWithGoogle,
    onSuccess: beginSession,
    onError: (error) => console.error('Google login failed', error),
  });
}
