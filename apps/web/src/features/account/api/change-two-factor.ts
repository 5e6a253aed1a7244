import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type EndTwoFactorForm, recoveryCodesSchema, twoFactorSecretSchema } from '@toile/contract';
import { ignoreBody, post } from '../../../lib/api/api-client.ts';
import { SESSIONS_KEY } from './get-sessions.ts';
import { refreshAccount } from './refresh-account.ts';

/** Asks for a secret for the app. */
export function useBeginTwoFactor() {
  return useMutation({
    mutationFn: (password: string) =>
      post('/two-factor/begin/', {
        form: { password },
        parse: (body) => twoFactorSecretSchema.parse(body),
      }),
  });
}

/** Turns two-factor log-in on; gives the recovery codes. */
export function useConfirmTwoFactor() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (code: string) =>
      post('/two-factor/confirm/', {
        form: { code },
        parse: (body) => recoveryCodesSchema.parse(body).recovery_codes,
      }),
    onSuccess: async () => {
      await refreshAccount(queryClient);
      await queryClient.invalidateQueries({ queryKey: SESSIONS_KEY });
    },
  });
}

/** Makes new recovery codes; gives them. */
export function useRenewRecoveryCodes() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (password: string) =>
      post('/two-factor/recovery-codes/', {
        form: { password },
        parse: (body) => recoveryCodesSchema.parse(body).recovery_codes,
      }),
    onSuccess: () => refreshAccount(queryClient),
  });
}

/** Turns two-factor log-in off. */
export function useEndTwoFactor() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (form: EndTwoFactorForm) => post('/two-factor/end/', { form, parse: ignoreBody }),
    onSuccess: () => refreshAccount(queryClient),
  });
}
