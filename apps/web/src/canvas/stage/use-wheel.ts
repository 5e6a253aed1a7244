import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Handles the wheel over an element instead of the page's scrolling and zoom: React's listeners are
 * passive and could not prevent those.
 */
export function useWheel(
  element: RefObject<HTMLElement | null>,
  onWheel: (event: WheelEvent) => void,
): void {
  const turn = useEffectEvent(onWheel);
  useEffect(() => {
    const { current } = element;
    const listen = (event: WheelEvent) => turn(event);
    current?.addEventListener('wheel', listen, { passive: false });
    return () => current?.removeEventListener('wheel', listen);
  }, [element]);
}

const ZOOM_STEP = 1.0015;

/** Zoom factor of a turn of the wheel. */
export function wheelZoom({ deltaY }: WheelEvent): number {
  return ZOOM_STEP ** -deltaY;
}
