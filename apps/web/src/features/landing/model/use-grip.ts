import { type PointerEvent, useRef } from 'react';
import { percentAt } from './pull-line.ts';

/** Distance sideways after which a finger pulls the line: until then it may want to scroll. */
const FINGER_SLACK_PX = 8;

type Grip = { x: number; y: number; isPulling: boolean };

/**
 * Pointer handlers of a frame whose line is pulled from anywhere on it; `onPull` receives its
 * position.
 */
export function useGrip(onPull: (percent: number) => void) {
  const grip = useRef<Grip>(undefined);
  const pull = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    onPull(percentAt(event.clientX - left, width));
  };
  const letGo = () => {
    grip.current = undefined;
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      const isPulling = event.pointerType === 'mouse';
      grip.current = { x: event.clientX, y: event.clientY, isPulling };
      if (isPulling) pull(event);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!grip.current) return;
      grip.current.isPulling ||= goesSideways(grip.current, event);
      if (grip.current.isPulling) pull(event);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (grip.current) pull(event);
      letGo();
    },
    /** The finger scrolls the page. */
    onPointerCancel: letGo,
  };
}

function goesSideways({ x, y }: Grip, { clientX, clientY }: PointerEvent): boolean {
  const across = Math.abs(clientX - x);
  return across > FINGER_SLACK_PX && across > Math.abs(clientY - y);
}
