import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ignoreBody, post } from '../../../lib/api/api-client.ts';
import { endSession } from '../../../lib/session.ts';

/** Proof of the account's owner: its password, or its name where it has none. */
export type DeletionProof = { password: string } | { username: string };

/**
 * Deletes the account and logs its user out. `onDeleted` is called even when the page that asked is
 * gone by then.
 */
export function useDeleteAccount(onDeleted: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (form: DeletionProof) => {
      await post('/delete-account/', { form, parse: ignoreBody });
      await queryClient.cancelQueries();
    },
    onSuccess: () => {
      onDeleted();
      endSession();
    },
  });
}
