import { useQuery } from '@tanstack/react-query';
import { operatorUserDetailSchema } from '@toile/contract';
import { get } from '../../../lib/api/api-client.ts';
import { OPERATOR_KEY } from './operator-key.ts';

/** An account with its runs in numbers and its last credits. */
export function useOperatorUser(id: string) {
  return useQuery({
    queryKey: [...OPERATOR_KEY, 'user', id],
    queryFn: ({ signal }) =>
      get(`/operators/users/${encodeURIComponent(id)}/`, {
        parse: (body) => operatorUserDetailSchema.parse(body),
        signal,
      }),
  });
}
