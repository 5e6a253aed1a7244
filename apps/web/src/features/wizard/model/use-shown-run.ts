import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/**
 * Shows a run that was started beside the images of another: its place comes into view, and the focus
 * goes to the step's heading, unless somebody is writing.
 */
export function useShownRun(place: RefObject<HTMLElement | null>, jobId: string | undefined): void {
  const shown = useRef(jobId);
  const show = useEffectEvent(() => {
    const step = place.current?.closest('section:not([aria-label])');
    const heading = step?.querySelector<HTMLElement>('[data-step-heading]');
    if (!heading) return;
    const { activeElement } = document;
    const isWriting = activeElement instanceof HTMLTextAreaElement;
    if (!isWriting) heading.focus({ preventScroll: true });
    heading.scrollIntoView({ block: 'nearest' });
  });
  useEffect(() => {
    if (shown.current === jobId) return;
    shown.current = jobId;
    show();
  }, [jobId]);
}
