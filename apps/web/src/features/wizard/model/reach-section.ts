import { getTool } from '@toile/tools';
import { findUnmetStep } from './given-picture.ts';
import type { WizardState } from './wizard-state.ts';

/**
 * The section to go to for `section`: no further than what it needs is there. The result
 * exists once there is a run; a step after a picture once the picture was given.
 */
export function reachSection(state: WizardState, section: number): number {
  const last = state.childrenCount - 1;
  if (section >= last && state.run) return last;
  const unmet = findUnmetStep(getTool(state.model), state.pictures);
  const furthest = unmet === -1 ? last - 1 : unmet;
  return Math.max(0, Math.min(section, furthest));
}
