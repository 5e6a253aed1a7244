import { useMutation } from '@tanstack/react-query';
import { ignoreBody, post } from '../../../lib/api/api-client.ts';
import { beginSession } from '../../../lib/session.ts';

function logInWithGoogle(accessToken: string): Promise<void> {
  return post('/google-login/', { json: { accessToken }, parse: ignoreBody });
}

/** Logs in with Google's credential. The guards see the new session and lead on. */
export function useGoogleLogin() {
  return useMutation({
    mutationFn: logInWithGoogle,
    onSuccess: beginSession,
    onError: (error) => console.error('Google login failed', error),
  });
}
