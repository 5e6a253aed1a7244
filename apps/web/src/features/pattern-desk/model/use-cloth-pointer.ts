import { type PointerEvent, type RefObject, useRef } from 'react';
import { placeIn } from '../../../canvas/stage/place-in.ts';
import { useWheel } from '../../../canvas/stage/use-wheel.ts';
import type { Point } from '../../../lib/pictures/point.ts';
import type { ClothControl } from './use-cloth-view.ts';

const WHEEL_SPEED = 0.004;

/** Handles pointers on the cloth: one drags it, two zoom it; so does the wheel with Control. */
export function useClothPointer(
  element: RefObject<HTMLElement | null>,
  { panBy, scaleBy }: Pick<ClothControl, 'panBy' | 'scaleBy'>,
) {
  const pointers = useRef(new Map<number, Point>());
  useWheel(element, (event) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    scaleBy(Math.exp(-event.deltaY * WHEEL_SPEED), placeIn(element.current, event));
  });

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
