import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { operatorUsersSchema } from '@toile/contract';
import { get } from '../../../lib/api/api-client.ts';
import { OPERATOR_KEY } from './operator-key.ts';

/** A page of the accounts whose name or e-mail begins so; the page before stays meanwhile. */
export function useOperatorUsers({ search, page }: { search: string; page: number }) {
  const query = new URLSearchParams({ q: search, page: String(page) });
  return useQuery({
    queryKey: [...OPERATOR_KEY, 'users', search, page],
    queryFn: ({ signal }) =>
      get(`/operators/users/?${query}`, {
        parse: (body) => operatorUsersSchema.parse(body),
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}
