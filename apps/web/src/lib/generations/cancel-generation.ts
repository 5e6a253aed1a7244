import { useMutation } from '@tanstack/react-query';
import { cancelAnswerSchema } from '@toile/contract';
import { post } from '../api/api-client.ts';
import { announceChange } from '../event-stream/shared-changes.ts';

/** Cancels what a job has not delivered yet; returns the credits given back. */
async function cancelGeneration(jobId: string): Promise<number> {
  const path = `/cancel-generation/${encodeURIComponent(jobId)}/`;
  const { released } = await post(path, { parse: (body) => cancelAnswerSchema.parse(body) });
  return released;
}

export function useCancelGeneration() {
  return useMutation({
    mutationFn: cancelGeneration,
    onSuccess: () => announceChange('credits', 'jobs'),
  });
}
