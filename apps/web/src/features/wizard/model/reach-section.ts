import { getTool, type Tool } from '@toile/tools';
import { findUnmetStep } from './given-picture.ts';
import { findPromptFault } from './prompt-fault.ts';
import type { WizardState } from './wizard-state.ts';

/**
 * The section to open for `section`: the last one whose requirements are met. The result needs a
 * run, a step after a picture the picture, and a step after the prompt a valid prompt.
 */
export function reachSection(state: WizardState, section: number): number {
  const last = state.childrenCount - 1;
  if (section >= last && state.run) return last;
  return Math.max(0, Math.min(section, findFurthest(getTool(state.model), state)));
}

function findFurthest(tool: Tool, state: WizardState): number {
  const unmet = findUnmetStep(tool, state.pictures);
  const wordless = findPromptFault(tool, state) === undefined ? -1 : tool.steps.indexOf('prompt');
  const stops = [unmet, wordless, tool.steps.length - 2].filter((step) => step !== -1);
  return Math.min(...stops);
}
