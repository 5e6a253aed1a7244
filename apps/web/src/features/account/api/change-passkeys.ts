import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Passkey, passkeyCreationSchema, passkeySchema } from '@toile/contract';
import { ignoreBody, post } from '../../../lib/api/api-client.ts';
import { PASSKEYS_KEY } from './get-passkeys.ts';
import { SESSIONS_KEY } from './get-sessions.ts';
import { refreshAccount } from './refresh-account.ts';

/** Has the browser make a passkey once the password is right, and stores it. */
async function addPasskey(password: string): Promise<Passkey> {
  const { makePasskey } = await import('../../../lib/passkeys/passkey-ceremonies.ts');
  const asked = await post('/passkeys/begin/', {
    form: { password },
    parse: (body) => passkeyCreationSchema.parse(body),
  });
  const json = await makePasskey(asked);
  return post('/passkeys/add/', { json, parse: (body) => passkeySchema.parse(body) });
}

/** Adds a passkey. */
export function useAddPasskey() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: addPasskey,
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: PASSKEYS_KEY });
      // An operator's session counts as one with two factors now.
      await refreshAccount(queryClient);
    },
  });
}

/** Renames a passkey. */
export function useRenamePasskey() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, name }: { id: string; name: string }) =>
      post(`/passkeys/${id}/rename/`, { form: { name }, parse: ignoreBody }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: PASSKEYS_KEY }),
  });
}

/** Removes a passkey; every other browser is logged out. */
export function useRemovePasskey() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, password }: { id: string; password: string }) =>
      post(`/passkeys/${id}/remove/`, { form: { password }, parse: ignoreBody }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: PASSKEYS_KEY });
      await queryClient.invalidateQueries({ queryKey: SESSIONS_KEY });
      await refreshAccount(queryClient);
    },
  });
}
