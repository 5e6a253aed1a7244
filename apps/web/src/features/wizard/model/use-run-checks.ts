import { useMutationState } from '@tanstack/react-query';
import type { Tool } from '@toile/tools';
import type { RunChecks } from './run-checks.ts';
import { isSameDesign, type RunInputs } from './run-inputs.ts';

/** A click that waits: the questions that it waits for, and the entries that it was for. */
export type CheckedRun = { checks: RunChecks; design: RunInputs };

/** The key of a tool's clicks that wait for answers. */
export const runChecksKey = (tool: Tool) => ['run-checks', tool.id] as const;

type Told = Pick<RunChecks, 'reading' | 'look'> & {
  /** True while a click waits for answers about its run. */
  isChecking: boolean;
  /** True after a click that an answer held back, as long as the entries are the same. */
  isHeld: boolean;
};

const NOTHING: Told = { isChecking: false, isHeld: false };

const isCheckedRun = (variables: unknown): variables is CheckedRun =>
  typeof variables === 'object' && variables !== null && 'design' in variables;

/** What has become of the last click on Generate, wherever on the page it was. */
export function useRunChecks(tool: Tool, state: RunInputs): Told {
  const last = useMutationState({
    filters: { mutationKey: runChecksKey(tool) },
    select: ({ state: { status, data, variables } }) => ({
      status,
      isObjected: data === true,
      run: isCheckedRun(variables) ? variables : undefined,
    }),
  }).at(-1);
  if (!last?.run || !isSameDesign(last.run.design, state)) return NOTHING;
  const isChecking = last.status === 'pending';
  return { ...last.run.checks, isChecking, isHeld: last.isObjected };
}
