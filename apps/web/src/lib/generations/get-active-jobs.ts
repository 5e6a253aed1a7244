import { queryOptions, useQuery } from '@tanstack/react-query';
import { type ActiveJob, activeJobsSchema } from '@toile/contract';
import { get } from '../api/api-client.ts';
import { generationKeys } from './generation-keys.ts';

/** The user's unfinished jobs, oldest first. */
async function getActiveJobs(signal?: AbortSignal): Promise<ActiveJob[]> {
  const { jobs } = await get('/active-generations/', {
    parse: (body) => activeJobsSchema.parse(body),
    signal,
  });
  return jobs;
}

export const activeJobsQuery = queryOptions({
  queryKey: generationKeys.activeJobs,
  queryFn: ({ signal }) => getActiveJobs(signal),
});

export function useActiveJobs() {
  return useQuery(activeJobsQuery);
}
