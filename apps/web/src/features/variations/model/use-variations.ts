import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer } from 'react';
import { ENGINE_OFFERS_KEY, type Offered } from '../../../lib/engines/engine-offers.ts';
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
  /** Asks an engine again for the same run: it is paid for once. */
  retry: (offered: Offered) => void;
  closeOffer: () => void;
} {
  const [state, dispatch] = useReducer(variationReducer, request.count, createVariation);
  const queries = useQueryClient();
  const { start } = state;
  const { status } = start;
  const { engine, credits } = request;
  useEffect(() => {
    if (status !== 'waiting') return undefined;
    const offered = { engine, credits };
    const timer = setTimeout(() => dispatch({ type: 'asked', offered }), START_DELAY_MS);
    return () => clearTimeout(timer);
  }, [status, engine, credits]);
  useEffect(() => {
    if (start.status !== 'sending') return;
    const { offered } = start;
    const send = async () => {
      const outcome = await startVariations({ ...request, ...offered });
      dispatch({ type: 'answered', outcome });
      if (outcome.kind === 'accepted') announceChange('credits', 'jobs');
      // It may have gone away since the screen named it.
      else void queries.invalidateQueries({ queryKey: ENGINE_OFFERS_KEY });
    };
    void send();
  }, [start, request, queries]);
  const { internalJobId, generationsDone } = state.run;
  useJobEvents(status === 'started' && !generationsDone ? internalJobId : null, {
    onEvent: (event) => dispatch({ type: 'eventReceived', event }),
    onStatus: (streamStatus) => dispatch({ type: 'streamChanged', status: streamStatus }),
    onBadData: () => dispatch({ type: 'badDataReceived' }),
  });
  return {
    state,
    retry: (offered) => dispatch({ type: 'asked', offered }),
    closeOffer: () => dispatch({ type: 'offerClosed' }),
  };
}
