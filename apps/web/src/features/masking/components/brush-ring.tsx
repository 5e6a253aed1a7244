import { type RefObject, useEffect, useRef } from 'react';
import type { Point } from '../../../canvas/mask/mark.ts';
import { DARK, LIGHT } from '../../../canvas/stage/handle-colours.ts';

type BrushRingProps = {
  stage: RefObject<HTMLElement | null>;
  /** Radius in CSS pixels of the view. */
  radiusPx: number;
  /** Position set by keys, in the view; absent while the ring follows the pointer. */
  at: Point | undefined;
};

/**
 * Outline of the brush, shown when the brush is too large for a pointer or moved by keys. It
 * follows the pointer on its own: nothing is rendered for that.
 */
export function BrushRing({ stage, radiusPx, at }: BrushRingProps) {
  const ring = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const surface = stage.current;
    let frame = 0;
    // Moved once a frame: moving it on each event would force a layout each time.
    const follow = (event: PointerEvent) => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => show(event));
    };
    const show = ({ type, pointerType, clientX, clientY }: PointerEvent) => {
      if (!surface || !ring.current) return;
      const isAway = type === 'pointerleave' || pointerType === 'touch';
      const { left, top } = surface.getBoundingClientRect();
      ring.current.style.visibility = isAway ? 'hidden' : 'visible';
      ring.current.style.transform = shift({ x: clientX - left, y: clientY - top });
    };
    // During a stroke the stage stops the events of moves, so this listener comes before it.
    const followWithin = (event: PointerEvent) => {
      if (event.target instanceof Node && surface?.contains(event.target)) follow(event);
    };
    addEventListener('pointermove', followWithin, { capture: true });
    surface?.addEventListener('pointerleave', follow);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('pointermove', followWithin, { capture: true });
      surface?.removeEventListener('pointerleave', follow);
    };
  }, [stage]);
  useEffect(() => {
    if (!at || !ring.current) return;
    ring.current.style.visibility = 'visible';
    ring.current.style.transform = shift(at);
  }, [at]);
  return (
    <div
      ref={ring}
      aria-hidden="true"
      className="pointer-events-none absolute rounded-full will-change-transform"
      style={{
        visibility: 'hidden',
        left: -radiusPx,
        top: -radiusPx,
        width: radiusPx * 2,
        height: radiusPx * 2,
        boxShadow: `inset 0 0 0 1px ${DARK}, inset 0 0 0 2px ${LIGHT}, 0 0 0 1px ${LIGHT}`,
      }}
    />
  );
}

function shift({ x, y }: Point): string {
  return `translate(${x}px, ${y}px)`;
}
