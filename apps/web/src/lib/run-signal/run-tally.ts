import type { ActiveJob, JobEvent } from '@toile/contract';

/** Images of the runs that go on, by job: those that have ended, and all. */
export type RunTally = ReadonlyMap<string, { done: number; total: number }>;

/** The tally with what the server lists: runs that it lists no more have ended. */
export const tallyOf = (jobs: readonly ActiveJob[], known: RunTally): RunTally =>
  new Map(
    jobs.map(({ job_id, done, total }) => [
      job_id,
      { done: Math.max(done, known.get(job_id)?.done ?? 0), total },
    ]),
  );

/** The tally after an event of a run. */
export function tallied(tally: RunTally, jobId: string, event: JobEvent): RunTally {
  const run = tally.get(jobId);
  if (!run) return tally;
  const next = new Map(tally);
  if (event.event === 'done') next.delete(jobId);
  if (event.event === 'progress') next.set(jobId, { ...run, done: event.data.done });
  return next;
}

/** Part of all images that have ended, 0 to 1; undefined where no run goes on. */
export function partOf(tally: RunTally): number | undefined {
  const runs = [...tally.values()];
  if (runs.length === 0) return undefined;
  const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);
  return sum(runs.map(({ done }) => done)) / sum(runs.map(({ total }) => total));
}
