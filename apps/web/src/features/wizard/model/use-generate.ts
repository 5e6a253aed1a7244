import type { Tool } from '@toile/tools';
import { useTranslation } from 'react-i18next';
import { offeredBy } from '../../../lib/engines/engine-offers.ts';
import { randomId } from '../../../lib/random-id.ts';
import { useRunOffer } from './backdrop.ts';
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
  /** Price of an image in credits. */
  credits: number;
};

/** The run that the wizard's entries would start. */
export function useGenerate(tool: Tool, { state, dispatch }: WizardControl): Generating {
  const { prompt, settings, pictures, placing, count, ran, run } = state;
  const { t } = useTranslation();
  const toolOffer = useRunOffer(tool, state);
  const { offer, away, credits } = toolOffer;
  const awayFault = away && !offer ? t('wizard.engine.away', { away: away.name }) : undefined;
  const fault = findRunFault(tool, state) ?? awayFault;
  // The run on screen is in the last section; another click there starts another run.
  const offersRun = run === null || ran === null || !isSameDesign(ran, state);
  const generate = () => {
    if (!offersRun || fault !== undefined || isBusy(state)) return;
    const inputs = { prompt, settings, pictures, placing, count, ...offeredBy(toolOffer) };
    dispatch({ type: 'runRequested', inputs, freshKey: randomId() });
  };
  return { generate, offersRun, fault, credits };
}
