import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ConnectGoogleForm } from '@toile/contract';
import { ignoreBody, post } from '../../../lib/api/api-client.ts';
import { ACCOUNT_KEY } from './get-account.ts';

/** Connects the account to the Google account of a credential. */
export function useConnectGoogle() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (json: ConnectGoogleForm) => post('/connect-google/', { json, parse: ignoreBody }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ACCOUNT_KEY }),
  });
}
