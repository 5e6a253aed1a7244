import { useMutation } from '@tanstack/react-query';
import type { RegistrationForm } from '@toile/contract';
import { ignoreBody, post } from '../../../lib/api/api-client.ts';

function signUp({ username, email, password, confirmPassword }: RegistrationForm): Promise<void> {
  const form = { username, email, password1: password, password2: confirmPassword };
  return post('/signup/', { form, parse: ignoreBody });
}

/** Opens an account, which its owner then confirms by mail. */
export function useSignUp() {
  return useMutation({ mutationFn: signUp });
}
