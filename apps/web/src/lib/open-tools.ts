import type { StepId, Tool } from '@toile/tools';

/** The steps that have a screen. */
const SCREENED = [
  'upload',
  'mask',
  'source',
  'prompt',
  'face',
  'result',
] as const satisfies readonly StepId[];

export type ScreenedStep = (typeof SCREENED)[number];

/**
 * True for a tool that can be used: it is released, an engine serves it, and each step has a
 * screen.
 */
export function isOpenTool({ comingSoon, brief, steps }: Tool): boolean {
  const screened: readonly StepId[] = SCREENED;
  return !comingSoon && brief !== undefined && steps.every((step) => screened.includes(step));
}
