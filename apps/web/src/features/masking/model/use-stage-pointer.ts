import { type PointerEvent, type RefObject, useRef } from 'react';
import type { MaskSession } from '../../../canvas/mask/mask-session.ts';
import type { GestureEffect } from '../../../canvas/stage/gesture.ts';
import { placeIn } from '../../../canvas/stage/place-in.ts';
import { useGesture } from '../../../canvas/stage/use-gesture.ts';
import type { ViewportControl } from '../../../canvas/stage/use-viewport.ts';
import { useWheel, wheelZoom } from '../../../canvas/stage/use-wheel.ts';
import { toPhoto } from '../../../canvas/stage/viewport.ts';
import {
  dotOf,
  drawsByDrag,
  type StageMode,
  type StrokeShape,
  setsDots,
  strokeTool,
} from './stage-mode.ts';
import { useStageMoves } from './use-stage-moves.ts';

export type StagePointer = {
  session: MaskSession;
  control: ViewportControl;
  mode: StageMode;
  marks: 'dots' | 'line';
  shape: StrokeShape;
  /** True while the engine works: nothing is drawn then. */
  locked: boolean;
};

const MIDDLE_BUTTON = 1;

/** Handles pointers and the wheel on a stage: gestures become marks, or move the view. */
export function useStagePointer(stage: RefObject<HTMLElement | null>, options: StagePointer) {
  const { session, control, mode, marks, shape, locked } = options;
  const movesView = useRef(false);
  /** True during a drag that draws; other drags move the view. */
  const draws = useRef(false);

  const act = (effect: GestureEffect) => {
    switch (effect.type) {
      case 'tapped':
        return session.add(dotOf(mode, toPhoto(control.viewport, effect.at)));
      case 'dragBegan':
        draws.current = !movesView.current && !locked && drawsByDrag(mode, marks);
        if (!draws.current) return undefined;
        return session.begin(strokeTool(mode, shape), toPhoto(control.viewport, effect.at));
      case 'dragged':
        if (!draws.current) return control.panBy(effect.by);
        return session.goOn(effect.path.map((at) => toPhoto(control.viewport, at)));
      case 'dragEnded':
        return draws.current ? session.end() : undefined;
      case 'dragDropped':
        return draws.current ? session.drop() : undefined;
      case 'pinched':
        control.panBy(effect.by);
        return control.zoomBy(effect.factor, effect.about);
    }
  };
  const gesture = useGesture(act);

  useWheel(stage, (event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    control.zoomBy(wheelZoom(event), placeIn(stage.current, event));
  });

  useStageMoves(stage, { isBusy: gesture.isBusy, onMove: gesture.move });

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button > MIDDLE_BUTTON) return;
      // Prevents the mouse events of the same press; they would set the focus, so it is set here.
      event.preventDefault();
      event.currentTarget.focus({ preventScroll: true });
      movesView.current = event.button === MIDDLE_BUTTON;
      gesture.press(event, { dragsAtOnce: movesView.current || locked || !setsDots(mode) });
    },
    onPointerUp: gesture.handlers.onPointerUp,
    onPointerCancel: gesture.handlers.onPointerCancel,
  };
}
