import type { Point } from '../../../canvas/mask/mark.ts';
import {
  type Finger,
  type Gesture,
  type GestureEffect,
  type GestureMode,
  type GestureOutcome,
  IDLE,
  type PointerStep,
} from './gesture.ts';

/** Distance that a press may move before it becomes a drag. */
const MOUSE_SLACK_PX = 4;
const TOUCH_SLACK_PX = 10;

/** The gesture after an event of a pointer, and its effects. */
export function playGesture(
  gesture: Gesture,
  step: PointerStep,
  mode: GestureMode,
): GestureOutcome {
  switch (step.type) {
    case 'down':
      return press(gesture, step, mode);
    case 'move':
      return move(gesture, step, mode);
    case 'up':
      return lift(gesture, step.id, true);
    case 'cancel':
      return lift(gesture, step.id, false);
  }
}

type Down = Extract<PointerStep, { type: 'down' }>;
type Move = Extract<PointerStep, { type: 'move' }>;

function press(gesture: Gesture, { id, at, isTouch }: Down, mode: GestureMode): GestureOutcome {
  const finger = { id, at };
  switch (gesture.state) {
    case 'idle':
      if (mode === 'hand') return only({ state: 'panning', finger });
      if (mode === 'brush') {
        return { gesture: { state: 'drawing', finger }, effects: [{ type: 'strokeBegan', at }] };
      }
      return only({
        state: 'pressing',
        finger,
        slackPx: isTouch ? TOUCH_SLACK_PX : MOUSE_SLACK_PX,
      });
    case 'resting':
      return only({ state: 'resting', ids: [...gesture.ids, id] });
    case 'pinching':
      return only(gesture);
    case 'drawing':
    case 'pressing':
    case 'panning': {
      // A second finger makes it a pinch: the stroke of the first is dropped.
      if (!isTouch) return only(gesture);
      const pinching: Gesture = { state: 'pinching', fingers: [gesture.finger, finger] };
      const drops = gesture.state === 'drawing';
      return { gesture: pinching, effects: drops ? [{ type: 'strokeDropped' }] : [] };
    }
  }
}

function move(gesture: Gesture, { id, path }: Move, mode: GestureMode): GestureOutcome {
  const at = path.at(-1);
  if (!at) return only(gesture);
  switch (gesture.state) {
    case 'idle':
    case 'resting':
      return only(gesture);
    case 'pinching':
      return pinch(gesture.fingers, { id, at });
    case 'pressing':
      return gesture.finger.id === id ? stray(gesture, path, mode) : only(gesture);
    case 'drawing':
      if (gesture.finger.id !== id) return only(gesture);
      return {
        gesture: { state: 'drawing', finger: { id, at } },
        effects: [{ type: 'strokeWent', path }],
      };
    case 'panning':
      if (gesture.finger.id !== id) return only(gesture);
      return {
        gesture: { state: 'panning', finger: { id, at } },
        effects: [{ type: 'panned', by: difference(at, gesture.finger.at) }],
      };
  }
}

type Pressing = Extract<Gesture, { state: 'pressing' }>;

/** A moving press: beyond the slack it becomes a drag. */
function stray(gesture: Pressing, path: readonly Point[], mode: GestureMode): GestureOutcome {
  const { finger, slackPx } = gesture;
  const at = path.at(-1) ?? finger.at;
  const by = difference(at, finger.at);
  if (Math.hypot(by.x, by.y) <= slackPx) return only(gesture);
  const moved = { id: finger.id, at };
  if (mode !== 'line') {
    return { gesture: { state: 'panning', finger: moved }, effects: [{ type: 'panned', by }] };
  }
  return {
    gesture: { state: 'drawing', finger: moved },
    effects: [
      { type: 'strokeBegan', at: finger.at },
      { type: 'strokeWent', path },
    ],
  };
}

function pinch(fingers: readonly [Finger, Finger], moved: Finger): GestureOutcome {
  const [a, b] = fingers;
  const next: [Finger, Finger] = [a.id === moved.id ? moved : a, b.id === moved.id ? moved : b];
  const before = span(a.at, b.at);
  const after = span(next[0].at, next[1].at);
  const factor = before.lengthPx > 0 ? after.lengthPx / before.lengthPx : 1;
  return {
    gesture: { state: 'pinching', fingers: next },
    effects: [
      { type: 'pinched', about: after.middle, by: difference(after.middle, before.middle), factor },
    ],
  };
}

function lift(gesture: Gesture, id: number, meant: boolean): GestureOutcome {
  switch (gesture.state) {
    case 'idle':
      return only(gesture);
    case 'resting': {
      const ids = gesture.ids.filter((one) => one !== id);
      return only(ids.length > 0 ? { state: 'resting', ids } : IDLE);
    }
    case 'pinching': {
      const left = gesture.fingers.filter((finger) => finger.id !== id);
      if (left.length === 2) return only(gesture);
      return only({ state: 'resting', ids: left.map((finger) => finger.id) });
    }
    case 'pressing':
    case 'drawing':
    case 'panning':
      if (gesture.finger.id !== id) return only(gesture);
      return { gesture: IDLE, effects: endings(gesture, meant) };
  }
}

function endings(
  { state, finger }: Extract<Gesture, { finger: Finger }>,
  meant: boolean,
): GestureEffect[] {
  if (state === 'drawing') return [{ type: meant ? 'strokeEnded' : 'strokeDropped' }];
  return state === 'pressing' && meant ? [{ type: 'dot', at: finger.at }] : [];
}

function only(gesture: Gesture): GestureOutcome {
  return { gesture, effects: [] };
}

function difference(a: Point, b: Point): Point {
  return { x: a.x - b.x, y: a.y - b.y };
}

function span(a: Point, b: Point): { middle: Point; lengthPx: number } {
  return {
    middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
    lengthPx: Math.hypot(a.x - b.x, a.y - b.y),
  };
}
