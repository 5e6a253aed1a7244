import type { Tool } from '@toile/tools';
import { type Dispatch, useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { findCarriedPrompt, forgetCarriedPrompt } from '../../../lib/carried-prompt.ts';
import { useJobEvents } from '../../../lib/event-stream/use-job-events.ts';
import { useFoundJob } from './use-found-job.ts';
import { useKeptFiles } from './use-kept-files.ts';
import { usePictureForStep } from './use-picture-for-step.ts';
import { useStartRun } from './use-start-run.ts';
import { useStepInUrl } from './use-step-in-url.ts';
import type { WizardAction } from './wizard-action.ts';
import { wizardReducer } from './wizard-reducer.ts';
import { createWizardState, isPristine, type WizardState } from './wizard-state.ts';
import { dropLeftRun, loadLeftRun, loadWizard, saveLeftRun, saveWizard } from './wizard-storage.ts';

export type WizardControl = {
  state: WizardState;
  dispatch: Dispatch<WizardAction>;
  /** Name of the user whose wizard it is. */
  owner: string;
};

/** A tool's wizard for the user named `owner`: kept over reloads, tied to the run's events. */
export function useWizard(tool: Tool, owner: string): WizardControl {
  const [state, dispatch] = useReducer(wizardReducer, undefined, () => {
    const fresh = createWizardState(tool.id, tool.steps.length);
    const kept = loadWizard(sessionStorage, owner, fresh);
    const left = isPristine(kept) ? loadLeftRun(localStorage, owner, kept) : kept;
    const carried = isPristine(left) ? findCarriedPrompt(tool.id) : undefined;
    return carried === undefined ? left : { ...left, prompt: carried };
  });
  useEffect(forgetCarriedPrompt, []);
  // Saved before painting, so that everything on screen survives a reload.
  useLayoutEffect(() => saveWizard(sessionStorage, owner, state), [owner, state]);
  useLeftRun(owner, state);
  useStartRun({ tool, owner, start: state.start }, dispatch);
  useKeptFiles(owner, state);
  useFoundJob(tool.id, isPristine(state), dispatch);
  useRunEvents(state, dispatch);
  useStepInUrl(tool, state, dispatch);
  usePictureForStep(dispatch);
  return { state, dispatch, owner };
}

/** Leaves a run that is under way to the next tab, and forgets it once the wizard is started over. */
function useLeftRun(owner: string, state: WizardState): void {
  const hadRun = useRef(false);
  useEffect(() => {
    if (state.run) saveLeftRun(localStorage, owner, state);
    else if (hadRun.current) dropLeftRun(localStorage, state.model);
    hadRun.current = state.run !== null;
  }, [owner, state]);
}

function useRunEvents({ run }: WizardState, dispatch: Dispatch<WizardAction>): void {
  const jobId = run?.internalJobId ?? '';
  useJobEvents(run && !run.generationsDone ? jobId : null, {
    onEvent: (event) => dispatch({ type: 'eventReceived', jobId, event }),
    onStatus: (status) => dispatch({ type: 'streamChanged', jobId, status }),
    onBadData: () => dispatch({ type: 'badDataReceived', jobId }),
  });
}
