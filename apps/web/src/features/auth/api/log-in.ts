import { useMutation } from '@tanstack/react-query';
import { ignoreBody, post } from '../../../lib/api/api-client.ts';
import { beginSession } from '../../../lib/session.ts';
import { findFactor, type SecondFactor } from './second-factor.ts';

type Credentials = SecondFactor & { username: string; password: string };

async function logIn({ username, password, ...factor }: Credentials): Promise<void> {
  const { code, passkey } = await findFactor(factor);
  const form = {
    username,
    password,
    ...(code !== undefined && { code }),
    ...(passkey && { passkey: JSON.stringify(passkey) }),
  };
  return post('/login/', { form, parse: ignoreBody });
}

/** Logs in. The guards see the new session and lead on to the dashboard. */
export function useLogIn() {
  return useMutation({ mutationFn: logIn, onSuccess: beginSession });
}
