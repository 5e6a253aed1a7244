import { type PointerEvent, type RefObject, useRef } from 'react';
import type { GestureEffect } from '../../../canvas/stage/gesture.ts';
import { placeIn } from '../../../canvas/stage/place-in.ts';
import { useGesture } from '../../../canvas/stage/use-gesture.ts';
import { useWheel, wheelZoom } from '../../../canvas/stage/use-wheel.ts';
import type { Point } from '../../../lib/pictures/point.ts';
import { type StageView, ZOOM_JUMP } from './use-stage-view.ts';

type ViewerPointer = {
  view: StageView;
  /** Moves the divider to a position on the stage; undefined where nothing is compared. */
  onDivide?: (x: number) => void;
  onStep: (by: 1 | -1) => void;
  /**
   * Receives the distance by which the picture follows a finger that may turn the page; 0 when it
   * is let go.
   */
  onPull: (byPx: number) => void;
};

const LEFT_BUTTON = 0;

/** Distance of a swipe that turns the page, and the least ratio of its width to its height. */
const SWIPE_PX = 56;
const SWIPE_SLOPE = 1.5;

/** Handles pointers and the wheel on the stage of a picture. */
export function useViewerPointer(stage: RefObject<HTMLElement | null>, options: ViewerPointer) {
  const { view, onDivide, onStep, onPull } = options;
  const isTouch = useRef(false);

  const tap = (at: Point, isSecond: boolean) => {
    if (!isSecond) return view.isZoomed ? undefined : onDivide?.(at.x);
    return view.isZoomed ? view.showAll() : view.zoomBy(ZOOM_JUMP, at);
  };
  const drag = (at: Point, by: Point, whole: Point) => {
    if (view.isZoomed) view.panBy(by);
    else if (onDivide) onDivide(at.x);
    else if (isTouch.current) onPull(whole.x);
  };
  const release = (whole: Point) => {
    onPull(0);
    if (view.isZoomed || onDivide || !isTouch.current) return;
    const isSwipe =
      Math.abs(whole.x) >= SWIPE_PX && Math.abs(whole.x) > SWIPE_SLOPE * Math.abs(whole.y);
    if (isSwipe) onStep(whole.x < 0 ? 1 : -1);
  };
  const act = (effect: GestureEffect) => {
    switch (effect.type) {
      case 'tapped':
        return tap(effect.at, effect.isSecond);
      case 'dragBegan':
        return undefined;
      case 'dragged':
        return drag(effect.at, effect.by, effect.whole);
      case 'dragEnded':
        return release(effect.whole);
      case 'dragDropped':
        return onPull(0);
      case 'pinched':
        view.panBy(effect.by);
        return view.zoomBy(effect.factor, effect.about);
    }
  };
  const gesture = useGesture(act);

  useWheel(stage, (event: WheelEvent) => {
    const isMeant = event.ctrlKey || event.metaKey || !scrolls(stage.current);
    if (!isMeant) return;
    event.preventDefault();
    view.zoomBy(wheelZoom(event), placeIn(stage.current, event));
  });

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== LEFT_BUTTON) return;
      isTouch.current = event.pointerType === 'touch';
      gesture.press(event);
    },
    ...gesture.handlers,
  };
}

/** True while the dialog is longer than the screen: the wheel then scrolls it. */
function scrolls(element: HTMLElement | null): boolean {
  const dialog = element?.closest('[role=dialog]');
  return dialog ? dialog.scrollHeight > dialog.clientHeight : false;
}
