import { type PointerEvent, type RefObject, useRef } from 'react';
import type { MaskSession } from '../../../canvas/mask/mask-session.ts';
import { placeIn } from '../../../canvas/stage/place-in.ts';
import type { ViewportControl } from '../../../canvas/stage/use-viewport.ts';
import { useWheel, wheelZoom } from '../../../canvas/stage/use-wheel.ts';
import { toPhoto } from '../../../canvas/stage/viewport.ts';
import { type Gesture, type GestureEffect, IDLE, type PointerStep } from './gesture.ts';
import { playGesture } from './play-gesture.ts';
import { gestureMode, type StageMode, strokeTool } from './stage-mode.ts';
import { useStageMoves } from './use-stage-moves.ts';

export type StagePointer = {
  session: MaskSession;
  control: ViewportControl;
  mode: StageMode;
  marks: 'dots' | 'line';
  radius: number;
  /** True while the engine works: nothing is drawn then. */
  locked: boolean;
};

const MIDDLE_BUTTON = 1;

/** Handles pointers and the wheel on a stage: gestures become marks, or move the view. */
export function useStagePointer(stage: RefObject<HTMLElement | null>, options: StagePointer) {
  const { session, control, mode, marks, radius, locked } = options;
  const gesture = useRef<Gesture>(IDLE);
  const movesView = useRef(false);

  const act = (effect: GestureEffect) => {
    switch (effect.type) {
      case 'dot':
        return session.add({ kind: 'dot', ...toPhoto(control.viewport, effect.at) });
      case 'strokeBegan':
        return session.begin(strokeTool(mode, radius), toPhoto(control.viewport, effect.at));
      case 'strokeWent':
        return session.goOn(effect.path.map((at) => toPhoto(control.viewport, at)));
      case 'strokeEnded':
        return session.end();
      case 'strokeDropped':
        return session.drop();
      case 'panned':
        return control.panBy(effect.by);
      case 'pinched':
        control.panBy(effect.by);
        return control.zoomBy(effect.factor, effect.about);
    }
  };

  const play = (step: PointerStep) => {
    const isHand = movesView.current || locked;
    const outcome = playGesture(gesture.current, step, isHand ? 'hand' : gestureMode(mode, marks));
    gesture.current = outcome.gesture;
    outcome.effects.forEach(act);
  };

  useWheel(stage, (event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    control.zoomBy(wheelZoom(event), placeIn(stage.current, event));
  });

  useStageMoves(stage, {
    isBusy: () => gesture.current.state !== 'idle',
    onMove: (id, path) => play({ type: 'move', id, path }),
  });

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button > MIDDLE_BUTTON) return;
      // No mouse events beside those of the pointer; the focus, which comes with them, is taken here.
      event.preventDefault();
      event.currentTarget.focus({ preventScroll: true });
      event.currentTarget.setPointerCapture(event.pointerId);
      movesView.current = event.button === MIDDLE_BUTTON;
      const at = placeIn(event.currentTarget, event);
      play({ type: 'down', id: event.pointerId, at, isTouch: event.pointerType === 'touch' });
    },
    onPointerUp: (event: PointerEvent) => play({ type: 'up', id: event.pointerId }),
    onPointerCancel: (event: PointerEvent) => play({ type: 'cancel', id: event.pointerId }),
  };
}
