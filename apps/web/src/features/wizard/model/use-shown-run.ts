import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { focusStepHeading } from './focus-step-heading.ts';

/**
 * Shows a run that was started beside the images of another: the step's heading comes into view, and
 * takes the focus, unless somebody is writing.
 */
export function useShownRun(place: RefObject<HTMLElement | null>, jobId: string | undefined): void {
  const shown = useRef(jobId);
  const show = useEffectEvent(() => {
    if (document.activeElement instanceof HTMLTextAreaElement) return;
    focusStepHeading(place.current)?.scrollIntoView({ block: 'nearest' });
  });
  useEffect(() => {
    if (shown.current === jobId) return;
    shown.current = jobId;
    show();
  }, [jobId]);
}
