import { type InsufficientCredits, type JobEvent, studioWords } from '@toile/contract';
import type { Offered } from '../../../lib/engines/engine-offers.ts';
import type { StreamStatus } from '../../../lib/event-stream/job-connection.ts';
import {
  applyBadData,
  applyJobEvent,
  applyStreamStatus,
  createRun,
  type Run,
} from '../../../lib/generations/run.ts';
import type { StartOutcome } from '../../../lib/generations/start-outcome.ts';

/** State of the request for the run. */
export type VariationStart =
  | { status: 'waiting' }
  | { status: 'sending'; offered: Offered }
  | { status: 'started' }
  | { status: 'failed'; error: string; isFinal?: boolean }
  | { status: 'outOfCredits'; offer: InsufficientCredits };

/** State of the variations; their places are laid out before the run has started. */
export type VariationState = { start: VariationStart; run: Run };

export type VariationAction =
  | { type: 'asked'; offered: Offered }
  | { type: 'answered'; outcome: StartOutcome }
  | { type: 'offerClosed' }
  | { type: 'eventReceived'; event: JobEvent }
  | { type: 'streamChanged'; status: StreamStatus }
  | { type: 'badDataReceived' };

/** Id of a job that the server has not accepted yet. */
const UNNAMED = '';

export function createVariation(count: number): VariationState {
  return { start: { status: 'waiting' }, run: createRun(UNNAMED, count) };
}

export function variationReducer(state: VariationState, action: VariationAction): VariationState {
  const { run } = state;
  switch (action.type) {
    case 'asked':
      return { ...state, start: { status: 'sending', offered: action.offered } };
    case 'answered':
      return answer(state, action.outcome);
    case 'offerClosed':
      return { ...state, start: { status: 'failed', error: studioWords.insufficientCredits.text } };
    case 'eventReceived':
      return { ...state, run: applyJobEvent(run, action.event) };
    case 'streamChanged':
      return { ...state, run: applyStreamStatus(run, action.status) };
    case 'badDataReceived':
      return { ...state, run: applyBadData(run) };
  }
}

function answer(state: VariationState, outcome: StartOutcome): VariationState {
  // A repeated request is answered again, with the same job.
  if (state.start.status !== 'sending') return state;
  switch (outcome.kind) {
    case 'accepted': {
      const run = createRun(outcome.jobId, state.run.expectedGenerationsCount);
      return { start: { status: 'started' }, run };
    }
    case 'creditsMissing':
      return { ...state, start: { status: 'outOfCredits', offer: outcome.offer } };
    case 'failed': {
      const { error, isFinal } = outcome;
      return { ...state, start: { status: 'failed', error, isFinal } };
    }
  }
}

/** True while leaving would abandon a run under way. */
export function isUnderWay({ start, run }: VariationState): boolean {
  return start.status === 'sending' || (start.status === 'started' && run.status === 'loading');
}
