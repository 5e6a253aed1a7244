import type { InsufficientCredits, ToolId } from '@toile/contract';
import { DEFAULT_RUN_LENGTH } from '@toile/contract';
import { getTool, initialText, listToolFields } from '@toile/tools';
import type { Run } from '../../../lib/generations/run.ts';
import type { GivenPictures } from './given-picture.ts';
import { NOTHING_PLACED, type Placing } from './placing.ts';
import type { Intent, RunCount, RunInputs, Settings } from './run-inputs.ts';

/** State of the request for a run. */
export type Start =
  | { status: 'idle' }
  | { status: 'sending'; intent: Intent }
  | { status: 'failed'; intent: Intent; error: string }
  | { status: 'outOfCredits'; intent: Intent; offer: InsufficientCredits };

/** State of a tool's wizard: the present step, the entries, and their run. */
export type WizardState = {
  model: ToolId;
  /** Number of sections, the last one being the result. */
  childrenCount: number;
  currentSection: number;
  prompt: string;
  settings: Settings;
  pictures: GivenPictures;
  placing: Placing;
  count: RunCount;
  start: Start;
  /** Inputs of the run on show. */
  ran: RunInputs | null;
  run: Run | null;
};

export function createWizardState(model: ToolId, childrenCount: number): WizardState {
  return {
    model,
    childrenCount,
    currentSection: 0,
    prompt: '',
    settings: initialSettings(model),
    pictures: {},
    placing: NOTHING_PLACED,
    count: DEFAULT_RUN_LENGTH,
    start: { status: 'idle' },
    ran: null,
    run: null,
  };
}

/** A tool's settings before the user changes them. */
function initialSettings(model: ToolId): Settings {
  const texts = listToolFields(getTool(model)).flatMap((field): [string, string][] => {
    const text = initialText(field);
    return text === undefined ? [] : [[field.name, text]];
  });
  return Object.fromEntries(texts);
}

/** True while the user has done nothing that opening a run under way would disturb. */
export function isPristine(state: WizardState): boolean {
  if (state.run !== null || state.start.status !== 'idle') return false;
  return state.prompt === '' && Object.keys(state.pictures).length === 0;
}

/** True while a run is being requested or made. */
export function isBusy(state: WizardState): boolean {
  return state.start.status === 'sending' || state.run?.status === 'loading';
}
