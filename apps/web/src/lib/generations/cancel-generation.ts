import { useMutation, useQueryClient } from '@tanstack/react-query';
import { cancelAnswerSchema } from '@toile/contract';
import { post } from '../api/api-client.ts';
import { isOnItsWay } from '../api/is-on-its-way.ts';
import { announceChange } from '../event-stream/shared-changes.ts';

const KEY = ['cancel-generation'];

/** Cancels the images that a job has not delivered yet; returns the credits given back. */
async function cancelGeneration(jobId: string): Promise<number> {
  const path = `/cancel-generation/${encodeURIComponent(jobId)}/`;
  const { released } = await post(path, { parse: (body) => cancelAnswerSchema.parse(body) });
  return released;
}

/** Cancels a run; a click that is doubled does so once. */
export function useCancelGeneration() {
  const queryClient = useQueryClient();
  const cancel = useMutation({
    mutationKey: KEY,
    mutationFn: cancelGeneration,
    onSuccess: () => announceChange('credits', 'jobs'),
  });
  const mutate: typeof cancel.mutate = (jobId, options) => {
    if (!isOnItsWay(queryClient, { key: KEY, variables: jobId })) cancel.mutate(jobId, options);
  };
  return { ...cancel, mutate };
}
