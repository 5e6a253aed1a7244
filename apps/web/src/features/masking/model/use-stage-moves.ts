import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { Point } from '../../../canvas/mask/mark.ts';

type Moves = {
  /** True while a gesture goes on: moves are handled then. */
  isBusy: () => boolean;
  /** Receives a pointer's path since the last call, in CSS pixels of the view. */
  onMove: (id: number, path: readonly Point[]) => void;
};

/**
 * Handles pointer moves on a stage while a gesture goes on. It listens first and stops the event,
 * so that no other part of the page spends time on the moves of a stroke.
 */
export function useStageMoves(stage: RefObject<HTMLElement | null>, { isBusy, onMove }: Moves) {
  const follow = useEffectEvent((event: PointerEvent) => {
    const { current } = stage;
    if (!current || !isBusy() || !isWithin(current, event.target)) return;
    event.stopPropagation();
    const { left, top } = current.getBoundingClientRect();
    const all = event.getCoalescedEvents?.() ?? [];
    const path = (all.length > 0 ? all : [event]).map(({ clientX, clientY }) => ({
      x: clientX - left,
      y: clientY - top,
    }));
    onMove(event.pointerId, path);
  });
  useEffect(() => {
    const listen = (event: PointerEvent) => follow(event);
    addEventListener('pointermove', listen, { capture: true });
    return () => removeEventListener('pointermove', listen, { capture: true });
  }, []);
}

function isWithin(stage: HTMLElement, target: EventTarget | null): boolean {
  return target instanceof Node && stage.contains(target);
}
