import type { SourceKind } from './source-kind.ts';
import type { StepId, Tool } from './tool.ts';

type Asking = Pick<Tool, 'steps' | 'source'>;

/** What the picture shows that a step of a tool asks for; undefined for a step that asks for none. */
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
 * Whether a tool opens with its instructions until the user turns that off. Exempt are tools
 * that start from words alone: no picture can be the wrong one.
 */
export function opensWithInstructions(tool: Asking): boolean {
  return listSourceKinds(tool).length > 0;
}
