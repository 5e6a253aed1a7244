import { useCallback, useEffect, useRef, useState } from 'react';
import { type Blocker, type Location, useBeforeUnload, useBlocker } from 'react-router';
import { useCancelGeneration } from '../../../lib/generations/cancel-generation.ts';
import { findVariationRequest } from '../../../lib/variations/variation-request.ts';

type Guarded = {
  /** Key of the run among those of the page. */
  key: string;
  /** Empty until the server has named the job. */
  jobId: string;
  isUnderWay: boolean;
};

export type LeaveGuard = {
  /** True: the user tried to leave and was asked to confirm. */
  isAsked: boolean;
  isStopping: boolean;
  stay: () => void;
  /** Cancels the run and leaves; `onFail` is called when the server refuses. */
  stopAndLeave: (onFail: (error: unknown) => void) => void;
};

/** Keeps the user on the page while its run is under way. */
export function useLeaveGuard({ key, jobId, isUnderWay }: Guarded): LeaveGuard {
  const [stop, setStop] = useState<'none' | 'asked' | 'done'>('none');
  const cancel = useCancelGeneration();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnderWay && leadsAway(currentLocation, nextLocation, key),
  );
  useBeforeUnload((event) => {
    if (isUnderWay) event.preventDefault();
  });
  // A blocker is answered once: the router has moved on before the page hears of it, and refuses a
  // second answer with an error.
  const answered = useRef<Blocker>(undefined);
  const answer = useCallback((blocked: Blocker, way: 'proceed' | 'reset') => {
    if (blocked.state !== 'blocked' || answered.current === blocked) return;
    answered.current = blocked;
    blocked[way]();
  }, []);
  useEffect(() => {
    if (stop === 'done') answer(blocker, 'proceed');
    // The run has ended meanwhile: there is nothing to ask, and the user can look at its images.
    else if (stop === 'none' && !isUnderWay) answer(blocker, 'reset');
  }, [stop, isUnderWay, blocker, answer]);

  const stay = () => {
    setStop('none');
    answer(blocker, 'reset');
  };
  const stopAndLeave = (onFail: (error: unknown) => void) => {
    setStop('asked');
    cancel.mutate(jobId, {
      onSuccess: () => setStop('done'),
      onError: (error) => {
        setStop('none');
        onFail(error);
      },
    });
  };
  return {
    isAsked: blocker.state === 'blocked',
    isStopping: stop !== 'none' || jobId === '',
    stay,
    stopAndLeave,
  };
}

/** True for another page; a link to a place on the same page, such as the skip link's, is none. */
function leadsAway(from: Location, to: Location, key: string): boolean {
  if (from.pathname !== to.pathname) return true;
  const request = findVariationRequest(to.state);
  return request !== undefined && request.idempotencyKey !== key;
}
