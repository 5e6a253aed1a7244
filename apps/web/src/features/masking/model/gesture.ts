import type { Point } from '../../../canvas/mask/mark.ts';

/**
 * Effect of a press: sets dots (a drag moves the view), draws lines (a press without a drag sets a
 * dot), paints at once, or only moves the view.
 */
export type GestureMode = 'dots' | 'line' | 'brush' | 'hand';

/** Event of a pointer. Places are in CSS pixels of the view. */
export type PointerStep =
  | { type: 'down'; id: number; at: Point; isTouch: boolean }
  | { type: 'move'; id: number; path: readonly Point[] }
  | { type: 'up'; id: number }
  | { type: 'cancel'; id: number };

export type Finger = { id: number; at: Point };

/** A gesture as a state chart. */
export type Gesture =
  | { state: 'idle' }
  /** Pressed; the next step decides what it becomes. */
  | { state: 'pressing'; finger: Finger; slackPx: number }
  | { state: 'drawing'; finger: Finger }
  | { state: 'panning'; finger: Finger }
  | { state: 'pinching'; fingers: readonly [Finger, Finger] }
  /** A pinch of which one finger is left: it does nothing until it is lifted. */
  | { state: 'resting'; ids: readonly number[] };

/** Effect of a gesture on the mask or the view. */
export type GestureEffect =
  | { type: 'dot'; at: Point }
  | { type: 'strokeBegan'; at: Point }
  | { type: 'strokeWent'; path: readonly Point[] }
  | { type: 'strokeEnded' }
  | { type: 'strokeDropped' }
  | { type: 'panned'; by: Point }
  | { type: 'pinched'; about: Point; by: Point; factor: number };

export type GestureOutcome = { gesture: Gesture; effects: readonly GestureEffect[] };

export const IDLE: Gesture = { state: 'idle' };
