import { useQueryClient } from '@tanstack/react-query';
import type { Tool } from '@toile/tools';
import { type Dispatch, useEffect } from 'react';
import { ENGINE_OFFERS_KEY } from '../../../lib/engines/engine-offers.ts';
import { announceChange } from '../../../lib/event-stream/shared-changes.ts';
import type { StartOutcome } from '../../../lib/generations/start-outcome.ts';
import { startRun } from './start-run.ts';
import type { WizardAction } from './wizard-action.ts';
import type { Start } from './wizard-state.ts';

/**
 * Sends the run that the state requests. The request is in the state with its key, so that one
 * found there after a reload is sent again and starts no second run. Without a connection it waits
 * for one, as long as its wizard is open and wants it: leaving the tool or starting over withdraws it.
 */
export function useStartRun(
  { tool, owner, start }: { tool: Tool; owner: string; start: Start },
  dispatch: Dispatch<WizardAction>,
): void {
  const queries = useQueryClient();
  const intent = start.status === 'sending' ? start.intent : null;
  useEffect(() => {
    if (!intent) return;
    const waiting = new AbortController();
    const send = async () => {
      const outcome = await startRun(tool, { owner, intent, signal: waiting.signal });
      if (waiting.signal.aborted) return;
      dispatch(toAction(intent.key, outcome));
      if (outcome.kind === 'accepted') announceChange('credits', 'jobs');
      // It may have gone away since the screen named it.
      else void queries.invalidateQueries({ queryKey: ENGINE_OFFERS_KEY });
    };
    void send();
    return () => {
      if (!navigator.onLine) waiting.abort();
    };
  }, [tool, owner, intent, dispatch, queries]);
}

function toAction(key: string, outcome: StartOutcome): WizardAction {
  switch (outcome.kind) {
    case 'accepted':
      return { type: 'startAccepted', key, jobId: outcome.jobId };
    case 'creditsMissing':
      return { type: 'creditsMissing', key, offer: outcome.offer };
    case 'failed':
      return { type: 'startFailed', key, error: outcome.error };
  }
}
