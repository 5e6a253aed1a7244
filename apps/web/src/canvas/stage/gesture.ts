import type { Point } from '../../lib/pictures/point.ts';

/** A pointer that is pressed; `at` is its place in the view, in CSS pixels. */
export type Finger = { id: number; at: Point };

type Tap = { at: Point; timeMs: number };

/** An event of a pointer. Places are in CSS pixels of the view. */
export type PointerStep =
  /** `dragsAtOnce`: the press is a drag already, and never a tap. */
  | { type: 'down'; finger: Finger; isTouch: boolean; dragsAtOnce: boolean }
  | { type: 'move'; id: number; path: readonly Point[] }
  | { type: 'up'; id: number; timeMs: number }
  | { type: 'cancel'; id: number };

/** A gesture on a stage, as a state chart. */
export type Gesture =
  /** `tap`: the tap before, which a second one makes a double tap. */
  | { state: 'idle'; tap?: Tap }
  /** Pressed: a tap or a drag. */
  | { state: 'pressing'; finger: Finger; slackPx: number; tap?: Tap }
  | { state: 'dragging'; finger: Finger; start: Point }
  | { state: 'pinching'; fingers: readonly [Finger, Finger] }
  /** A pinch of which one finger is left: it does nothing until it is lifted. */
  | { state: 'resting'; ids: readonly number[] };

/** An effect of a gesture. `whole` is the distance since the press. */
export type GestureEffect =
  | { type: 'tapped'; at: Point; isSecond: boolean }
  | { type: 'dragBegan'; at: Point }
  | { type: 'dragged'; path: readonly Point[]; at: Point; by: Point; whole: Point }
  | { type: 'dragEnded'; whole: Point }
  /** Dropped: by a second finger, or by the browser. */
  | { type: 'dragDropped' }
  | { type: 'pinched'; about: Point; by: Point; factor: number };

type Outcome = { gesture: Gesture; effects: readonly GestureEffect[] };

export const AT_REST: Gesture = { state: 'idle' };

/** Largest distance of a press that is still a tap. */
const MOUSE_SLACK_PX = 4;
const TOUCH_SLACK_PX = 10;

/** Longest time, and largest distance, between the two taps of a double tap. */
const DOUBLE_TAP_MS = 350;
const DOUBLE_TAP_PX = 30;

/** The gesture after an event of a pointer, and its effects. */
export function playGesture(gesture: Gesture, step: PointerStep): Outcome {
  switch (step.type) {
    case 'down':
      return press(gesture, step);
    case 'move':
      return move(gesture, step.id, step.path);
    case 'up':
      return lift(gesture, step.id, step.timeMs);
    case 'cancel':
      return drop(gesture, step.id);
  }
}

type Down = Extract<PointerStep, { type: 'down' }>;

function press(gesture: Gesture, { finger, isTouch, dragsAtOnce }: Down): Outcome {
  switch (gesture.state) {
    case 'idle': {
      const { at } = finger;
      if (dragsAtOnce) {
        const dragging: Gesture = { state: 'dragging', finger, start: at };
        return { gesture: dragging, effects: [{ type: 'dragBegan', at }] };
      }
      const slackPx = isTouch ? TOUCH_SLACK_PX : MOUSE_SLACK_PX;
      return only({ state: 'pressing', finger, slackPx, tap: gesture.tap });
    }
    case 'pressing':
    case 'dragging': {
      // A second finger makes it a pinch: the drag of the first is dropped.
      if (!isTouch) return only(gesture);
      const pinching: Gesture = { state: 'pinching', fingers: [gesture.finger, finger] };
      const drops = gesture.state === 'dragging';
      return { gesture: pinching, effects: drops ? [{ type: 'dragDropped' }] : [] };
    }
    case 'pinching':
      return only(gesture);
    case 'resting':
      return only({ state: 'resting', ids: [...gesture.ids, finger.id] });
  }
}

function move(gesture: Gesture, id: number, path: readonly Point[]): Outcome {
  const at = path.at(-1);
  if (!at) return only(gesture);
  switch (gesture.state) {
    case 'idle':
    case 'resting':
      return only(gesture);
    case 'pinching':
      return pinch(gesture.fingers, { id, at });
    case 'pressing':
    case 'dragging': {
      if (gesture.finger.id !== id) return only(gesture);
      const begins = gesture.state === 'pressing';
      const start = begins ? gesture.finger.at : gesture.start;
      const whole = difference(at, start);
      if (begins && lengthOf(whole) <= gesture.slackPx) return only(gesture);
      const by = difference(at, gesture.finger.at);
      const dragged: GestureEffect = { type: 'dragged', path, at, by, whole };
      return {
        gesture: { state: 'dragging', finger: { id, at }, start },
        effects: begins ? [{ type: 'dragBegan', at: start }, dragged] : [dragged],
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

function lift(gesture: Gesture, id: number, timeMs: number): Outcome {
  switch (gesture.state) {
    case 'idle':
      return only(gesture);
    case 'pressing':
      return gesture.finger.id === id ? tap(gesture, timeMs) : only(gesture);
    case 'dragging': {
      if (gesture.finger.id !== id) return only(gesture);
      const whole = difference(gesture.finger.at, gesture.start);
      return { gesture: AT_REST, effects: [{ type: 'dragEnded', whole }] };
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
  return {
    gesture: isSecond ? AT_REST : { state: 'idle', tap: { at, timeMs } },
    effects: [{ type: 'tapped', at, isSecond }],
  };
}

/** Ends a gesture whose pointer the browser took away: to scroll, for example. */
function drop(gesture: Gesture, id: number): Outcome {
  if (gesture.state === 'pinching' || gesture.state === 'resting') return rest(gesture, id);
  if (gesture.state === 'idle' || gesture.finger.id !== id) return only(gesture);
  const drops = gesture.state === 'dragging';
  return { gesture: AT_REST, effects: drops ? [{ type: 'dragDropped' }] : [] };
}

function rest(gesture: Extract<Gesture, { state: 'pinching' | 'resting' }>, id: number): Outcome {
  const ids = gesture.state === 'resting' ? gesture.ids : gesture.fingers.map((one) => one.id);
  const left = ids.filter((one) => one !== id);
  if (left.length === ids.length) return only(gesture);
  return only(left.length > 0 ? { state: 'resting', ids: left } : AT_REST);
}

const only = (gesture: Gesture): Outcome => ({ gesture, effects: [] });
const difference = (to: Point, from: Point): Point => ({ x: to.x - from.x, y: to.y - from.y });
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const lengthOf = ({ x, y }: Point): number => Math.hypot(x, y);
