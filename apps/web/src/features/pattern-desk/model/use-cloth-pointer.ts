import type { PointerEvent, RefObject } from 'react';
import { placeIn } from '../../../canvas/stage/place-in.ts';
import { useGesture } from '../../../canvas/stage/use-gesture.ts';
import { useWheel } from '../../../canvas/stage/use-wheel.ts';
import type { ClothControl } from './use-cloth-view.ts';

const WHEEL_SPEED = 0.004;

/** Handles pointers on the cloth: one drags it, two zoom it; so does the wheel with Control. */
export function useClothPointer(
  element: RefObject<HTMLElement | null>,
  { panBy, scaleBy }: Pick<ClothControl, 'panBy' | 'scaleBy'>,
) {
  const gesture = useGesture((effect) => {
    if (effect.type === 'dragged' || effect.type === 'pinched') panBy(effect.by);
    if (effect.type === 'pinched') scaleBy(effect.factor, effect.about);
  });
  useWheel(element, (event) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    scaleBy(Math.exp(-event.deltaY * WHEEL_SPEED), placeIn(element.current, event));
  });

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button === 0) gesture.press(event, { dragsAtOnce: true });
    },
    ...gesture.handlers,
  };
}
