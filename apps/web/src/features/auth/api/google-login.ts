import { useMutation } from '@tanstack/react-query';
import { ignoreBody, post } from '../../../lib/api/api-client.ts';
import { beginSession } from '../../../lib/session.ts';
import { findFactor, type SecondFactor } from './second-factor.ts';

type GoogleCredential = SecondFactor & { accessToken: string };

async function logInWithGoogle({ accessToken, ...factor }: GoogleCredential): Promise<void> {
  const json = { accessToken, ...(await findFactor(factor)) };
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
