import type { Tool } from '@toile/tools';
import { offeredBy } from '../../../lib/engines/engine-offers.ts';
import { randomId } from '../../../lib/random-id.ts';
import { useRunOffer } from './backdrop.ts';
import { findUnmetStep } from './given-picture.ts';
import { useGenerate } from './use-generate.ts';
import type { WizardControl } from './use-wizard.ts';

export type RunningAgain = {
  /** Starts a run of the entries, or leads to the step whose picture it lacks. */
  start: () => void;
  /** True: the entries differ from those of the run on show. */
  isChanged: boolean;
  /** The reason why the changed entries cannot be run. */
  fault: string | undefined;
  /** Price of an image in credits. */
  credits: number;
};

/** The run that follows the one on show: of changed entries, or the same once more. */
export function useRunAgain(tool: Tool, control: WizardControl): RunningAgain {
  const { state, dispatch } = control;
  const { ran, run, count, pictures } = state;
  const { generate, offersRun: isChanged, fault, credits } = useGenerate(tool, control);
  const toolOffer = useRunOffer(tool, state);
  const start = () => {
    if (!ran || run?.status === 'loading') return;
    if (isChanged) return generate();
    const unmet = findUnmetStep(tool, pictures);
    if (unmet !== -1) return dispatch({ type: 'sectionChanged', section: unmet });
    const inputs = { ...ran, count, ...offeredBy(toolOffer) };
    dispatch({ type: 'runRequested', inputs, freshKey: randomId() });
  };
  return { start, isChanged, fault: isChanged ? fault : undefined, credits };
}
