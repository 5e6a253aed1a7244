import type { Point } from '../../../lib/pictures/point.ts';

type Finger = { id: number; at: Point };
type Tap = { at: Point; timeMs: number };

/** Event of a pointer. Places are in CSS pixels of the view. */
export type ViewerStep =
  | { type: 'down'; finger: Finger; isTouch: boolean }
  | { type: 'move'; finger: Finger }
  | { type: 'up'; id: number; timeMs: number }
  | { type: 'cancel'; id: number };

/** A gesture on the picture in the preview, as a state chart. */
export type ViewerGesture =
  /** `tap`: the tap before, which a second one makes a double tap. */
  | { state: 'idle'; tap?: Tap }
  /** Pressed; the next step decides what it becomes. */
  | { state: 'pressing'; finger: Finger; slackPx: number; tap?: Tap }
  | { state: 'dragging'; finger: Finger; start: Point }
  | { state: 'pinching'; fingers: readonly [Finger, Finger] }
  /** A pinch of which one finger is left: it does nothing until it is lifted. */
  | { state: 'resting'; ids: readonly number[] };

/** Effect of a gesture on the view. `whole` is the distance since the press. */
export type ViewerEffect =
  | { type: 'tapped'; at: Point }
  | { type: 'doubleTapped'; at: Point }
  | { type: 'dragged'; at: Point; by: Point; whole: Point }
  | { type: 'released'; whole: Point }
  | { type: 'dropped' }
  | { type: 'pinched'; about: Point; by: Point; factor: number };

type Outcome = { gesture: ViewerGesture; effects: readonly ViewerEffect[] };

export const AT_REST: ViewerGesture = { state: 'idle' };

/** Distance that a press may move before it becomes a drag. */
const MOUSE_SLACK_PX = 4;
const TOUCH_SLACK_PX = 10;

/** Longest time, and largest distance, between the two taps of a double tap. */
const DOUBLE_TAP_MS = 350;
const DOUBLE_TAP_PX = 30;

/** The gesture after an event of a pointer, and its effects. */
export function playViewerGesture(gesture: ViewerGesture, step: ViewerStep): Outcome {
  switch (step.type) {
    case 'down':
      return press(gesture, step.finger, step.isTouch);
    case 'move':
      return move(gesture, step.finger);
    case 'up':
      return lift(gesture, step.id, step.timeMs);
    case 'cancel':
      return drop(gesture, step.id);
  }
}

function press(gesture: ViewerGesture, finger: Finger, isTouch: boolean): Outcome {
  switch (gesture.state) {
    case 'idle': {
      const slackPx = isTouch ? TOUCH_SLACK_PX : MOUSE_SLACK_PX;
      return only({ state: 'pressing', finger, slackPx, tap: gesture.tap });
    }
    case 'pressing':
    case 'dragging': {
      if (!isTouch) return only(gesture);
      const drops = gesture.state === 'dragging';
      return {
        gesture: { state: 'pinching', fingers: [gesture.finger, finger] },
        effects: drops ? [{ type: 'dropped' }] : [],
      };
    }
    case 'pinching':
      return only(gesture);
    case 'resting':
      return only({ state: 'resting', ids: [...gesture.ids, finger.id] });
  }
}

function move(gesture: ViewerGesture, finger: Finger): Outcome {
  switch (gesture.state) {
    case 'idle':
    case 'resting':
      return only(gesture);
    case 'pinching':
      return pinch(gesture.fingers, finger);
    case 'pressing':
    case 'dragging': {
      if (gesture.finger.id !== finger.id) return only(gesture);
      const start = gesture.state === 'dragging' ? gesture.start : gesture.finger.at;
      const whole = difference(finger.at, start);
      if (gesture.state === 'pressing' && lengthOf(whole) <= gesture.slackPx) return only(gesture);
      const by = difference(finger.at, gesture.finger.at);
      return {
        gesture: { state: 'dragging', finger, start },
        effects: [{ type: 'dragged', at: finger.at, by, whole }],
      };
    }
  }
}

function pinch(fingers: readonly [Finger, Finger], moved: Finger): Outcome {
  const [a, b] = fingers;
  const next: [Finger, Finger] = [a.id === moved.id ? moved : a, b.id === moved.id ? moved : b];
  const before = lengthOf(difference(a.at, b.at));
  const after = lengthOf(difference(next[0].at, next[1].at));
  const about = middle(next[0].at, next[1].at);
  const by = difference(about, middle(a.at, b.at));
  const factor = before > 0 ? after / before : 1;
  return {
    gesture: { state: 'pinching', fingers: next },
    effects: [{ type: 'pinched', about, by, factor }],
  };
}

function lift(gesture: ViewerGesture, id: number, timeMs: number): Outcome {
  switch (gesture.state) {
    case 'idle':
      return only(gesture);
    case 'pressing':
      return gesture.finger.id === id ? tap(gesture, timeMs) : only(gesture);
    case 'dragging': {
      if (gesture.finger.id !== id) return only(gesture);
      const whole = difference(gesture.finger.at, gesture.start);
      return { gesture: AT_REST, effects: [{ type: 'released', whole }] };
    }
    case 'pinching':
    case 'resting':
      return rest(gesture, id);
  }
}

function tap({ finger, tap: last }: { finger: Finger; tap?: Tap }, timeMs: number): Outcome {
  const { at } = finger;
  const isSecond =
    last !== undefined &&
    timeMs - last.timeMs <= DOUBLE_TAP_MS &&
    lengthOf(difference(at, last.at)) <= DOUBLE_TAP_PX;
  if (isSecond) return { gesture: AT_REST, effects: [{ type: 'doubleTapped', at }] };
  return { gesture: { state: 'idle', tap: { at, timeMs } }, effects: [{ type: 'tapped', at }] };
}

/** Ends a gesture whose pointer the browser took away: to scroll, for example. */
function drop(gesture: ViewerGesture, id: number): Outcome {
  if (gesture.state === 'pinching' || gesture.state === 'resting') return rest(gesture, id);
  if (gesture.state === 'idle' || gesture.finger.id !== id) return only(gesture);
  return { gesture: AT_REST, effects: gesture.state === 'dragging' ? [{ type: 'dropped' }] : [] };
}

function rest(
  gesture: Extract<ViewerGesture, { state: 'pinching' | 'resting' }>,
  id: number,
): Outcome {
  const ids = gesture.state === 'resting' ? gesture.ids : gesture.fingers.map((one) => one.id);
  const left = ids.filter((one) => one !== id);
  if (left.length === ids.length) return only(gesture);
  return only(left.length > 0 ? { state: 'resting', ids: left } : AT_REST);
}

const only = (gesture: ViewerGesture): Outcome => ({ gesture, effects: [] });
const difference = (to: Point, from: Point): Point => ({ x: to.x - from.x, y: to.y - from.y });
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const lengthOf = ({ x, y }: Point): number => Math.hypot(x, y);
