import type { Generation } from '@toile/contract';

/** Outputs of one run on a page of the list, in the order in which they were made. */
export type RunOutputs = { key: string; outputs: [Generation, ...Generation[]] };

/**
 * Outputs, newest first, as runs, the one with the newest output first. Runs that were made at the
 * same time stay apart, though their outputs came in turns.
 */
export function groupRuns(generations: readonly Generation[]): RunOutputs[] {
  const runs = new Map<string, RunOutputs>();
  for (const generation of generations) {
    const { job_id: jobId, output_image_id: id } = generation;
    const name = jobId ?? id;
    const run = runs.get(name);
    if (run) run.outputs = [generation, ...run.outputs];
    else runs.set(name, { key: id, outputs: [generation] });
  }
  return [...runs.values()];
}
