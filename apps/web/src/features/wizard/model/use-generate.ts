import type { Tool } from '@toile/tools';
import { randomId } from '../../../lib/random-id.ts';
import { findRunFault } from './run-fault.ts';
import { isSameDesign } from './run-inputs.ts';
import type { WizardControl } from './use-wizard.ts';
import { isBusy } from './wizard-state.ts';

export type Generating = {
  /** Requests a run of the entries; does nothing while that is not possible. */
  generate: () => void;
  /** True: the entries make another run than the one on screen. */
  offersRun: boolean;
  /** The reason why a run cannot start. */
  fault: string | undefined;
};

/** The run that the wizard's entries would start. */
export function useGenerate(tool: Tool, { state, dispatch }: WizardControl): Generating {
  const { prompt, settings, pictures, placing, count, ran, run } = state;
  const fault = findRunFault(tool, state);
  // The run on screen is in the last section; another click there starts another run.
  const offersRun = run === null || ran === null || !isSameDesign(ran, state);
  const generate = () => {
    if (!offersRun || fault !== undefined || isBusy(state)) return;
    const inputs = { prompt, settings, pictures, placing, count };
    dispatch({ type: 'runRequested', inputs, freshKey: randomId() });
  };
  return { generate, offersRun, fault };
}
