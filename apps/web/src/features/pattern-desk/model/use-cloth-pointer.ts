import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import type { Point } from '../../../lib/pictures/point.ts';
import type { ClothControl } from './use-cloth-view.ts';

const WHEEL_SPEED = 0.004;

/** One pointer drags the cloth, two change its scale; so does the wheel with Control held. */
export function useClothPointer(
  element: RefObject<HTMLElement | null>,
  { panBy, scaleBy }: Pick<ClothControl, 'panBy' | 'scaleBy'>,
) {
  const pointers = useRef(new Map<number, Point>());
  const onWheel = useRef<(event: WheelEvent) => void>(undefined);
  useEffect(() => {
    onWheel.current = (event) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      scaleBy(Math.exp(-event.deltaY * WHEEL_SPEED), placeIn(event.currentTarget, event));
    };
  });
  useEffect(() => {
    const { current } = element;
    const turn = (event: WheelEvent) => onWheel.current?.(event);
    // React's own listener could not keep the page from being enlarged.
    current?.addEventListener('wheel', turn, { passive: false });
    return () => current?.removeEventListener('wheel', turn);
  }, [element]);

  const drop = ({ pointerId }: PointerEvent) => pointers.current.delete(pointerId);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      pointers.current.set(event.pointerId, placeIn(event.currentTarget, event));
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const before = pointers.current.get(event.pointerId);
      if (!before) return;
      const now = placeIn(event.currentTarget, event);
      const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
      pointers.current.set(event.pointerId, now);
      if (!other) {
        panBy({ x: now.x - before.x, y: now.y - before.y });
        return;
      }
      const factor = distance(now, other) / Math.max(1, distance(before, other));
      scaleBy(factor, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    },
    onPointerUp: drop,
    onPointerCancel: drop,
  };
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

function placeIn(element: EventTarget | null, at: { clientX: number; clientY: number }): Point {
  if (!(element instanceof Element)) return { x: 0, y: 0 };
  const { left, top } = element.getBoundingClientRect();
  return { x: at.clientX - left, y: at.clientY - top };
}
