import { useMutation, useQueryClient } from '@tanstack/react-query';
import { grantAnswerSchema, type OperatorUser, refundAnswerSchema } from '@toile/contract';
import { ignoreBody, post } from '../../../lib/api/api-client.ts';
import { OPERATOR_KEY } from './operator-key.ts';

/** What an operator does to an account; `runId` is the run to refund. */
export type Deed = { user: Pick<OperatorUser, 'id' | 'username'> } & (
  | { kind: 'grant' | 'sessions' | 'lock' | 'unlock' }
  | { kind: 'refund'; runId: string }
);

export type DeedForm = { reason: string; credits: number };

const PATHS = { sessions: 'end-sessions', lock: 'lock', unlock: 'unlock' } as const;

/** Does the deed; returns the number of credits that its confirmation tells. */
async function doDeed(deed: Deed, { reason, credits }: DeedForm): Promise<number> {
  const { id } = deed.user;
  if (deed.kind === 'grant') {
    const parse = (body: unknown) => grantAnswerSchema.parse(body).credits;
    return post(`/operators/users/${id}/grant-credits/`, { json: { reason, credits }, parse });
  }
  if (deed.kind === 'refund') {
    const parse = (body: unknown) => refundAnswerSchema.parse(body).refunded;
    return post(`/operators/runs/${deed.runId}/refund/`, { json: { reason }, parse });
  }
  const path = `/operators/users/${id}/${PATHS[deed.kind]}/`;
  await post(path, { json: { reason }, parse: ignoreBody });
  return 0;
}

/** A deed; everything that operators read is out of date after it, also after a refused one. */
export function useDeed(deed: Deed) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (form: DeedForm) => doDeed(deed, form),
    onSettled: () => queryClient.invalidateQueries({ queryKey: OPERATOR_KEY }),
  });
}
