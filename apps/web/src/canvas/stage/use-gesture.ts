import { type PointerEvent, useRef } from 'react';
import type { Point } from '../../lib/pictures/point.ts';
import { AT_REST, type GestureEffect, type PointerStep, playGesture } from './gesture.ts';
import { placeIn } from './place-in.ts';

type Target = PointerEvent<HTMLElement>;

/**
 * Plays the pointers of a stage as gestures; `act` receives their effects. The stage decides by
 * `press` which presses count; `handlers` belong on its element, or its own in place of moves.
 */
export function useGesture(act: (effect: GestureEffect) => void) {
  const gesture = useRef(AT_REST);
  const play = (step: PointerStep) => {
    const outcome = playGesture(gesture.current, step);
    gesture.current = outcome.gesture;
    outcome.effects.forEach(act);
  };
  const move = (id: number, path: readonly Point[]) => play({ type: 'move', id, path });
  return {
    isBusy: () => gesture.current.state !== 'idle',
    press: (event: Target, { dragsAtOnce = false } = {}) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      const finger = { id: event.pointerId, at: placeIn(event.currentTarget, event) };
      play({ type: 'down', finger, isTouch: event.pointerType === 'touch', dragsAtOnce });
    },
    move,
    handlers: {
      onPointerMove: (event: Target) =>
        move(event.pointerId, [placeIn(event.currentTarget, event)]),
      onPointerUp: (event: PointerEvent) =>
        play({ type: 'up', id: event.pointerId, timeMs: event.timeStamp }),
      onPointerCancel: (event: PointerEvent) => play({ type: 'cancel', id: event.pointerId }),
    },
  };
}
