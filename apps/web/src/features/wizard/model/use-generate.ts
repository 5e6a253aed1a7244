import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Tool } from '@toile/tools';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isOnItsWay } from '../../../lib/api/is-on-its-way.ts';
import { offeredBy } from '../../../lib/engines/engine-offers.ts';
import { randomId } from '../../../lib/random-id.ts';
import { useRunOffer } from './backdrop.ts';
import { findReadingOrder } from './reading-order.ts';
import { findObjection, findOpenChecks, type RunChecks } from './run-checks.ts';
import { findRunFault } from './run-fault.ts';
import { isSameDesign } from './run-inputs.ts';
import { findPreviewOrder } from './use-preview-order.ts';
import { type CheckedRun, runChecksKey } from './use-run-checks.ts';
import type { WizardControl } from './use-wizard.ts';
import { isBusy, type WizardState } from './wizard-state.ts';

export type Generating = {
  /**
   * Requests a run of the entries, once what is still being found out about them is known; does
   * nothing while that is not possible, and nothing where something speaks against it: the next
   * click does.
   */
  generate: () => void;
  /** True: the entries make another run than the one on screen. */
  offersRun: boolean;
  /** The reason why a run cannot start. */
  fault: string | undefined;
  /** Price of an image in credits. */
  credits: number;
};

/** The run that the wizard's entries would start. */
export function useGenerate(tool: Tool, { state, dispatch, owner }: WizardControl): Generating {
  const { ran, run } = state;
  const { t } = useTranslation();
  const toolOffer = useRunOffer(tool, state);
  const { offer, away, credits } = toolOffer;
  const awayFault = away && !offer ? t('wizard.engine.away', { away: away.name }) : undefined;
  const fault = findRunFault(tool, state) ?? awayFault;
  // The run on screen is in the last section; another click there starts another run.
  const offersRun = run === null || ran === null || !isSameDesign(ran, state);
  const begin = ({ prompt, settings, pictures, placing, count }: WizardState) => {
    const inputs = { prompt, settings, pictures, placing, count, ...offeredBy(toolOffer) };
    dispatch({ type: 'runRequested', inputs, freshKey: randomId() });
  };
  const checkThen = useChecks(tool, state);
  const generate = () => {
    if (!offersRun || fault !== undefined || isBusy(state)) return;
    const isBeforeButton = state.currentSection === tool.steps.length - 2;
    checkThen(begin, {
      reading: findReadingOrder(tool, state, offer),
      // Its doubts stand beside the button alone.
      look: isBeforeButton ? findPreviewOrder(tool, state, { owner, offer }) : undefined,
    });
  };
  return { generate, offersRun, fault, credits };
}

/** Begins once the open questions have answers that do not speak against it, with unchanged entries. */
function useChecks(tool: Tool, state: WizardState) {
  const queries = useQueryClient();
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  });
  const mutationKey = runChecksKey(tool);
  const { mutate } = useMutation({
    mutationKey,
    networkMode: 'always',
    mutationFn: ({ checks }: CheckedRun) => findObjection(queries, checks),
  });
  return (begin: (now: WizardState) => void, asked: RunChecks): void => {
    if (isOnItsWay(queries, { key: mutationKey })) return;
    const checks = navigator.onLine ? findOpenChecks(queries, asked) : undefined;
    if (!checks) return begin(state);
    const onSuccess = (isObjected: boolean) => {
      const now = latest.current;
      const isSame = isSameDesign(now, state) && now.currentSection === state.currentSection;
      if (!isObjected && isSame && !isBusy(now)) begin(now);
    };
    mutate({ checks, design: state }, { onSuccess });
  };
}
