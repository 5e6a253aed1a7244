import { getTool, type Tool } from '@toile/tools';
import { findUnmetStep } from './given-picture.ts';
import { findPromptFault } from './prompt-fault.ts';
import type { WizardState } from './wizard-state.ts';

/**
 * The section to go to for `section`: no further than what it needs is there. The result
 * exists once there is a run; a step after a picture once the picture was given, one after the
 * prompt once it can be used.
 */
export function reachSection(state: WizardState, section: number): number {
  const last = state.childrenCount - 1;
  if (section >= last && state.run) return last;
  return Math.max(0, Math.min(section, findFurthest(getTool(state.model), state)));
}

function findFurthest(tool: Tool, { pictures, prompt }: WizardState): number {
  const unmet = findUnmetStep(tool, pictures);
  const wordless = findPromptFault(tool, prompt) === undefined ? -1 : tool.steps.indexOf('prompt');
  const stops = [unmet, wordless, tool.steps.length - 2].filter((step) => step !== -1);
  return Math.min(...stops);
}
