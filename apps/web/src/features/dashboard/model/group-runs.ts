import type { Generation } from '@toile/contract';

/** Outputs of one run that follow each other in the list, in the order in which they were made. */
export type RunOutputs = { key: string; outputs: [Generation, ...Generation[]] };

/** Outputs, newest first, as runs: neighbours of one run belong together. */
export function groupRuns(generations: readonly Generation[]): RunOutputs[] {
  const runs: RunOutputs[] = [];
  for (const generation of generations) {
    const last = runs.at(-1);
    if (last && isSameRun(last.outputs[0], generation)) {
      last.outputs = [generation, ...last.outputs];
    } else {
      runs.push({ key: generation.output_image_id, outputs: [generation] });
    }
  }
  return runs;
}

function isSameRun({ job_id: one }: Generation, { job_id: other }: Generation): boolean {
  return one !== undefined && one === other;
}
