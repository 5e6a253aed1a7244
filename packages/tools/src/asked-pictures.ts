import type { SourceKind } from './source-kind.ts';
import type { StepId, Tool } from './tool.ts';

type Asking = Pick<Tool, 'steps' | 'source'>;

/** The kind of picture that a step of a tool asks for; undefined for a step without one. */
export function findSourceKind(
  { source }: Pick<Tool, 'source'>,
  step: StepId | undefined,
): SourceKind | undefined {
  if (step === 'upload') return 'model';
  return step === 'source' ? source : undefined;
}

/** The kinds of pictures that a tool asks for, in the order of its steps. */
export function listSourceKinds(tool: Asking): SourceKind[] {
  return tool.steps.flatMap((step) => findSourceKind(tool, step) ?? []);
}

/**
 * True for a tool that opens with its instructions until the user turns them off. Tools that start
 * from words alone are exempt: they take no picture that could be the wrong one.
 */
export function opensWithInstructions(tool: Asking): boolean {
  return listSourceKinds(tool).length > 0;
}
