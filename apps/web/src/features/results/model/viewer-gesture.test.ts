import { describe, expect, test } from 'vitest';
import {
  AT_REST,
  playViewerGesture,
  type ViewerEffect,
  type ViewerGesture,
  type ViewerStep,
} from './viewer-gesture.ts';

/** Plays events one after the other; returns all their effects. */
function play(steps: readonly ViewerStep[], start: ViewerGesture = AT_REST) {
  const effects: ViewerEffect[] = [];
  let gesture = start;
  for (const step of steps) {
    const outcome = playViewerGesture(gesture, step);
    gesture = outcome.gesture;
    effects.push(...outcome.effects);
  }
  return { gesture, effects };
}

const down = (x: number, y = 0, { id = 1, isTouch = true } = {}): ViewerStep => ({
  type: 'down',
  finger: { id, at: { x, y } },
  isTouch,
});
const move = (x: number, y = 0, id = 1): ViewerStep => ({
  type: 'move',
  finger: { id, at: { x, y } },
});
const up = (timeMs: number, id = 1): ViewerStep => ({ type: 'up', id, timeMs });

describe('a press', () => {
  test('that does not stray is a tap', () => {
    const { effects } = play([down(10), move(14), up(100)]);
    expect(effects).toEqual([{ type: 'tapped', at: { x: 10, y: 0 } }]);
  });

  test.each([
    { name: 'soon and near', timeMs: 300, x: 20, type: 'doubleTapped' },
    { name: 'late', timeMs: 600, x: 20, type: 'tapped' },
    { name: 'far away', timeMs: 300, x: 90, type: 'tapped' },
  ])('after another, $name', ({ timeMs, x, type }) => {
    const { effects } = play([down(10), up(100), down(x), up(timeMs)]);
    expect(effects.map((one) => one.type)).toEqual(['tapped', type]);
  });

  test('and a third tap are no second double tap', () => {
    const { effects } = play([down(0), up(0), down(0), up(100), down(0), up(200)]);
    expect(effects.map((one) => one.type)).toEqual(['tapped', 'doubleTapped', 'tapped']);
  });

  test('that strays is a drag, told with its whole way', () => {
    const { effects, gesture } = play([down(0), move(20), move(50, 5), up(100)]);
    expect(effects).toEqual([
      { type: 'dragged', at: { x: 20, y: 0 }, by: { x: 20, y: 0 }, whole: { x: 20, y: 0 } },
      { type: 'dragged', at: { x: 50, y: 5 }, by: { x: 30, y: 5 }, whole: { x: 50, y: 5 } },
      { type: 'released', whole: { x: 50, y: 5 } },
    ]);
    expect(gesture).toEqual(AT_REST);
  });

  test('of a mouse strays sooner', () => {
    const { effects } = play([down(0, 0, { isTouch: false }), move(6)]);
    expect(effects.map((one) => one.type)).toEqual(['dragged']);
  });

  test('that the browser takes away does nothing more', () => {
    const { effects, gesture } = play([down(0), move(30), { type: 'cancel', id: 1 }, move(60)]);
    expect(effects.map((one) => one.type)).toEqual(['dragged', 'dropped']);
    expect(gesture).toEqual(AT_REST);
  });
});

describe('two fingers', () => {
  test('pinch about the place between them', () => {
    const { effects } = play([down(0), down(100, 0, { id: 2 }), move(200, 0, 2)]);
    expect(effects).toEqual([
      { type: 'pinched', about: { x: 100, y: 0 }, by: { x: 50, y: 0 }, factor: 2 },
    ]);
  });

  test('end the drag of the first, and the one that is left rests', () => {
    const { effects, gesture } = play([
      down(0),
      move(30),
      down(100, 0, { id: 2 }),
      up(0, 2),
      move(90),
    ]);
    expect(effects.map((one) => one.type)).toEqual(['dragged', 'dropped']);
    expect(gesture).toEqual({ state: 'resting', ids: [1] });
    expect(play([up(10)], gesture).gesture).toEqual(AT_REST);
  });

  test('a third one is nobody', () => {
    const { gesture } = play([down(0), down(9, 0, { id: 2 }), down(5, 0, { id: 3 }), up(0, 3)]);
    expect(gesture.state).toBe('pinching');
  });
});
