import { describe, expect, test } from 'vitest';
import type { Point } from '../../lib/pictures/point.ts';
import {
  AT_REST,
  type Gesture,
  type GestureEffect,
  type PointerStep,
  playGesture,
} from './gesture.ts';

/** Plays events one after the other; returns the last gesture, and all effects. */
function play(steps: readonly PointerStep[], start: Gesture = AT_REST) {
  const effects: GestureEffect[] = [];
  let gesture = start;
  for (const step of steps) {
    const outcome = playGesture(gesture, step);
    gesture = outcome.gesture;
    effects.push(...outcome.effects);
  }
  return { gesture, effects, types: effects.map(({ type }) => type) };
}

const down = (
  x: number,
  y = 0,
  { id = 1, isTouch = true, dragsAtOnce = false } = {},
): PointerStep => ({ type: 'down', finger: { id, at: { x, y } }, isTouch, dragsAtOnce });
const move = (x: number, y = 0, id = 1): PointerStep => ({ type: 'move', id, path: [{ x, y }] });
const moveAlong = (...path: Point[]): PointerStep => ({ type: 'move', id: 1, path });
const up = (timeMs: number, id = 1): PointerStep => ({ type: 'up', id, timeMs });
const cancel = (id = 1): PointerStep => ({ type: 'cancel', id });

describe('a press', () => {
  test('that hardly moves is a tap where it began', () => {
    const { effects, gesture } = play([down(10), move(14), up(100)]);
    expect(effects).toEqual([{ type: 'tapped', at: { x: 10, y: 0 }, isSecond: false }]);
    expect(gesture.state).toBe('idle');
  });

  test.each([
    { name: 'soon and near', timeMs: 300, x: 20, isSecond: true },
    { name: 'late', timeMs: 600, x: 20, isSecond: false },
    { name: 'far away', timeMs: 300, x: 90, isSecond: false },
  ])('after another, $name', ({ timeMs, x, isSecond }) => {
    const { effects } = play([down(10), up(100), down(x), up(timeMs)]);
    expect(effects.at(-1)).toMatchObject({ type: 'tapped', isSecond });
  });

  test('and a third tap are no second double tap', () => {
    const { effects } = play([down(0), up(0), down(0), up(100), down(0), up(200)]);
    expect(effects).toMatchObject([{ isSecond: false }, { isSecond: true }, { isSecond: false }]);
  });

  test('that moves is a drag from where it began, told with its whole way', () => {
    const { effects, gesture } = play([down(0), move(20), move(50, 5), up(100)]);
    const [first, second] = [
      { x: 20, y: 0 },
      { x: 50, y: 5 },
    ];
    expect(effects).toEqual([
      { type: 'dragBegan', at: { x: 0, y: 0 } },
      { type: 'dragged', path: [first], at: first, by: first, whole: first },
      { type: 'dragged', path: [second], at: second, by: { x: 30, y: 5 }, whole: second },
      { type: 'dragEnded', whole: second },
    ]);
    expect(gesture).toEqual(AT_REST);
  });

  test('gives every place of its path', () => {
    const path = [
      { x: 3, y: 0 },
      { x: 19, y: 0 },
    ];
    expect(play([down(0), moveAlong(...path)]).effects.at(-1)).toMatchObject({ path });
  });

  test('of a mouse is a drag sooner', () => {
    const { types } = play([down(0, 0, { isTouch: false }), move(6)]);
    expect(types).toEqual(['dragBegan', 'dragged']);
  });

  test('that drags at once is a drag without a move, and no tap', () => {
    const atOnce = down(5, 5, { dragsAtOnce: true });
    expect(play([atOnce, up(100)]).types).toEqual(['dragBegan', 'dragEnded']);
    expect(play([atOnce, move(6, 5), up(100)]).types).toEqual([
      'dragBegan',
      'dragged',
      'dragEnded',
    ]);
  });

  test('that the browser takes away does nothing', () => {
    expect(play([down(0), cancel()])).toMatchObject({ effects: [], gesture: AT_REST });
  });

  test('a drag that the browser takes away is dropped', () => {
    const { types, gesture } = play([down(0), move(30), cancel(), move(60)]);
    expect(types).toEqual(['dragBegan', 'dragged', 'dragDropped']);
    expect(gesture).toEqual(AT_REST);
  });
});

test('another pointer than a finger does not disturb a drag', () => {
  const mouse = { isTouch: false, dragsAtOnce: true };
  const steps = [down(5, 5, mouse), down(9, 9, { ...mouse, id: 2 }), move(20, 20, 2), up(0, 2)];
  expect(play([...steps, up(10)]).types).toEqual(['dragBegan', 'dragEnded']);
});

describe('two fingers', () => {
  test('pinch about the place between them', () => {
    const { effects } = play([down(0), down(100, 0, { id: 2 }), move(200, 0, 2)]);
    expect(effects).toEqual([
      { type: 'pinched', about: { x: 100, y: 0 }, by: { x: 50, y: 0 }, factor: 2 },
    ]);
  });

  test('drop the drag of the first, and the one that is left rests', () => {
    const { types, gesture } = play([
      down(0, 0, { dragsAtOnce: true }),
      move(30),
      down(100, 0, { id: 2 }),
      up(0, 2),
      move(90),
    ]);
    expect(types).toEqual(['dragBegan', 'dragged', 'dragDropped']);
    expect(gesture).toEqual({ state: 'resting', ids: [1] });
    expect(play([up(10)], gesture).gesture).toEqual(AT_REST);
  });

  test('a third one does nothing', () => {
    const { gesture } = play([down(0), down(9, 0, { id: 2 }), down(5, 0, { id: 3 }), up(0, 3)]);
    expect(gesture.state).toBe('pinching');
  });

  test('fingers that are left of a pinch rest until the last is lifted', () => {
    const third = [down(0), down(10, 0, { id: 2 }), up(0), down(5, 5, { id: 3 }), up(0, 2)];
    expect(play(third).gesture.state).toBe('resting');
    const tapped = [...third, up(0, 3), down(1, 1, { id: 4 }), up(900, 4)];
    expect(play(tapped).types).toEqual(['tapped']);
  });
});
