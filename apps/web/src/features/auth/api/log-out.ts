import { useMutation } from '@tanstack/react-query';
import { ignoreBody, post } from '../../../lib/api/api-client.ts';
import { endSession } from '../../../lib/session.ts';

function logOut(): Promise<void> {
  return post('/logout/', { parse: ignoreBody });
}

export function useLogOut() {
  return useMutation({ mutationFn: logOut, onSuccess: endSession });
}
