import { useMutation } from '@tanstack/react-query';
import type { ResetPasswordForm } from '@toile/contract';
import { ignoreBody, post } from '../../../lib/api/api-client.ts';
import { endSession, hasSession } from '../../../lib/session.ts';

/** Mails a link for a new password, if a user has the address. */
export function useForgotPassword() {
  return useMutation({
    mutationFn: (email: string) =>
      post('/forgot-password/', { form: { email }, parse: ignoreBody }),
  });
}

/** Sets a new password by a link. It ends the user's sessions, this browser's among them. */
export function useResetPassword() {
  return useMutation({
    mutationFn: (form: ResetPasswordForm) => post('/reset-password/', { form, parse: ignoreBody }),
    onSuccess: () => {
      // Another user's session in this browser goes on.
      if (!hasSession()) endSession();
    },
  });
}
