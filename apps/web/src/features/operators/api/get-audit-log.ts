import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { auditLogSchema } from '@toile/contract';
import { get } from '../../../lib/api/api-client.ts';
import { OPERATOR_KEY } from './operator-key.ts';

/** A page of the audit log, newest first; the page before stays meanwhile. */
export function useAuditLog(page: number) {
  return useQuery({
    queryKey: [...OPERATOR_KEY, 'audit-log', page],
    queryFn: ({ signal }) =>
      get(`/operators/audit-log/?page=${page}`, {
        parse: (body) => auditLogSchema.parse(body),
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}
