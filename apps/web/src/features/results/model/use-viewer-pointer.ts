import { type PointerEvent, type RefObject, useRef } from 'react';
import { placeIn } from '../../../canvas/stage/place-in.ts';
import { useWheel, wheelZoom } from '../../../canvas/stage/use-wheel.ts';
import type { Point } from '../../../lib/pictures/point.ts';
import { type StageView, ZOOM_JUMP } from './use-stage-view.ts';
import {
  AT_REST,
  playViewerGesture,
  type ViewerEffect,
  type ViewerStep,
} from './viewer-gesture.ts';

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
  const gesture = useRef(AT_REST);
  const isTouch = useRef(false);

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
  const act = (effect: ViewerEffect) => {
    switch (effect.type) {
      case 'tapped':
        return view.isZoomed ? undefined : onDivide?.(effect.at.x);
      case 'doubleTapped':
        return view.isZoomed ? view.showAll() : view.zoomBy(ZOOM_JUMP, effect.at);
      case 'dragged':
        return drag(effect.at, effect.by, effect.whole);
      case 'released':
        return release(effect.whole);
      case 'dropped':
        return onPull(0);
      case 'pinched':
        view.panBy(effect.by);
        return view.zoomBy(effect.factor, effect.about);
    }
  };
  const play = (step: ViewerStep) => {
    const outcome = playViewerGesture(gesture.current, step);
    gesture.current = outcome.gesture;
    outcome.effects.forEach(act);
  };

  useWheel(stage, (event: WheelEvent) => {
    const isMeant = event.ctrlKey || event.metaKey || !scrolls(stage.current);
    if (!isMeant) return;
    event.preventDefault();
    view.zoomBy(wheelZoom(event), placeIn(stage.current, event));
  });

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== LEFT_BUTTON) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      isTouch.current = event.pointerType === 'touch';
      play({ type: 'down', finger: fingerOf(event), isTouch: isTouch.current });
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) =>
      play({ type: 'move', finger: fingerOf(event) }),
    onPointerUp: (event: PointerEvent) =>
      play({ type: 'up', id: event.pointerId, timeMs: event.timeStamp }),
    onPointerCancel: (event: PointerEvent) => play({ type: 'cancel', id: event.pointerId }),
  };
}

/** True while the dialog is longer than the screen: the wheel then scrolls it. */
function scrolls(element: HTMLElement | null): boolean {
  const dialog = element?.closest('[role=dialog]');
  return dialog ? dialog.scrollHeight > dialog.clientHeight : false;
}

function fingerOf(event: PointerEvent<HTMLElement>) {
  return { id: event.pointerId, at: placeIn(event.currentTarget, event) };
}
