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

/** Whether a tool can be used: an engine serves it, and each of its steps has a screen. */
export function isOpenTool({ brief, steps }: Tool): boolean {
  const screened: readonly StepId[] = SCREENED;
  return brief !== undefined && steps.every((step) => screened.includes(step));
}
