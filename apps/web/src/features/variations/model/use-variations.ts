import { useEffect, useReducer } from 'react';
import { announceChange } from '../../../lib/event-stream/shared-changes.ts';
import { useJobEvents } from '../../../lib/event-stream/use-job-events.ts';
import type { VariationRequest } from '../../../lib/variations/variation-request.ts';
import { startVariations } from '../api/start-variations.ts';
import { createVariation, type VariationState, variationReducer } from './variation-reducer.ts';

/** Delay between the page's first render and the request for its run. */
const START_DELAY_MS = 300;

/** State of a page of variations: requests the run, then follows its job's events. */
export function useVariations(request: VariationRequest): {
  state: VariationState;
  /** Asks again for the same run: it is paid for once. */
  retry: () => void;
  closeOffer: () => void;
} {
  const [state, dispatch] = useReducer(variationReducer, request.count, createVariation);
  const { status } = state.start;
  useEffect(() => {
    if (status !== 'waiting') return undefined;
    const timer = setTimeout(() => dispatch({ type: 'asked' }), START_DELAY_MS);
    return () => clearTimeout(timer);
  }, [status]);
  useEffect(() => {
    if (status !== 'sending') return;
    const send = async () => {
      const outcome = await startVariations(request);
      dispatch({ type: 'answered', outcome });
      if (outcome.kind === 'accepted') announceChange('credits', 'jobs');
    };
    void send();
  }, [status, request]);
  const { internalJobId, generationsDone } = state.run;
  useJobEvents(status === 'started' && !generationsDone ? internalJobId : null, {
    onEvent: (event) => dispatch({ type: 'eventReceived', event }),
    onStatus: (streamStatus) => dispatch({ type: 'streamChanged', status: streamStatus }),
    onBadData: () => dispatch({ type: 'badDataReceived' }),
  });
  return {
    state,
    retry: () => dispatch({ type: 'asked' }),
    closeOffer: () => dispatch({ type: 'offerClosed' }),
  };
}
