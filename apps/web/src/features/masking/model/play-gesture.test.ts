import { describe, expect, it } from 'vitest';
import type { Point } from '../../../canvas/mask/mark.ts';
import {
  type Gesture,
  type GestureEffect,
  type GestureMode,
  IDLE,
  type PointerStep,
} from './gesture.ts';
import { playGesture } from './play-gesture.ts';

const down = (id: number, [x, y]: [number, number], isTouch = false): PointerStep => ({
  type: 'down',
  id,
  at: { x, y },
  isTouch,
});
const move = (id: number, ...path: [number, number][]): PointerStep => ({
  type: 'move',
  id,
  path: path.map(([x, y]): Point => ({ x, y })),
});
const up = (id: number): PointerStep => ({ type: 'up', id });
const cancel = (id: number): PointerStep => ({ type: 'cancel', id });

function play(mode: GestureMode, steps: readonly PointerStep[]) {
  let gesture: Gesture = IDLE;
  const effects: GestureEffect[] = [];
  for (const step of steps) {
    const outcome = playGesture(gesture, step, mode);
    gesture = outcome.gesture;
    effects.push(...outcome.effects);
  }
  return { state: gesture.state, effects };
}

describe('with dots', () => {
  it('a press is a dot where it began, though the hand trembles', () => {
    expect(play('dots', [down(1, [50, 60]), move(1, [52, 61]), up(1)])).toEqual({
      state: 'idle',
      effects: [{ type: 'dot', at: { x: 50, y: 60 } }],
    });
  });

  it('a drag moves the view', () => {
    const steps = [down(1, [50, 60]), move(1, [80, 60]), move(1, [85, 70]), up(1)];
    expect(play('dots', steps).effects).toEqual([
      { type: 'panned', by: { x: 30, y: 0 } },
      { type: 'panned', by: { x: 5, y: 10 } },
    ]);
  });

  it('a press that the browser takes away is nothing', () => {
    expect(play('dots', [down(1, [50, 60]), cancel(1)])).toEqual({ state: 'idle', effects: [] });
  });
});

describe('with lines', () => {
  it('a drag is a line from where it began, through every place on its way', () => {
    const steps = [down(1, [0, 0]), move(1, [3, 0], [9, 0]), move(1, [12, 4]), up(1)];
    expect(play('line', steps).effects).toEqual([
      { type: 'strokeBegan', at: { x: 0, y: 0 } },
      {
        type: 'strokeWent',
        path: [
          { x: 3, y: 0 },
          { x: 9, y: 0 },
        ],
      },
      { type: 'strokeWent', path: [{ x: 12, y: 4 }] },
      { type: 'strokeEnded' },
    ]);
  });

  it('a press is a dot', () => {
    expect(play('line', [down(1, [5, 5]), up(1)]).effects).toEqual([
      { type: 'dot', at: { x: 5, y: 5 } },
    ]);
  });
});

describe('with a brush', () => {
  it('paints from the first touch on', () => {
    expect(play('brush', [down(1, [5, 5]), up(1)]).effects).toEqual([
      { type: 'strokeBegan', at: { x: 5, y: 5 } },
      { type: 'strokeEnded' },
    ]);
  });

  it('another pointer does not disturb a stroke', () => {
    const steps = [down(1, [5, 5]), down(2, [9, 9]), move(2, [20, 20]), up(2), up(1)];
    expect(play('brush', steps).effects.map(({ type }) => type)).toEqual([
      'strokeBegan',
      'strokeEnded',
    ]);
  });

  it('a second finger takes the stroke back and pinches', () => {
    const steps = [
      down(1, [0, 0], true),
      move(1, [2, 0]),
      down(2, [102, 0], true),
      move(2, [202, 0]),
      up(2),
      move(1, [50, 50]),
      up(1),
    ];
    expect(play('brush', steps)).toEqual({
      state: 'idle',
      effects: [
        { type: 'strokeBegan', at: { x: 0, y: 0 } },
        { type: 'strokeWent', path: [{ x: 2, y: 0 }] },
        { type: 'strokeDropped' },
        { type: 'pinched', about: { x: 102, y: 0 }, by: { x: 50, y: 0 }, factor: 2 },
      ],
    });
  });

  it('a stroke that the browser takes away is dropped', () => {
    const effects = play('brush', [down(1, [5, 5]), cancel(1)]).effects;
    expect(effects.at(-1)).toEqual({ type: 'strokeDropped' });
  });
});

it('fingers that are left of a pinch rest until the last is lifted', () => {
  const pinch = [down(1, [0, 0], true), down(2, [10, 0], true), up(1)];
  expect(play('dots', pinch).state).toBe('resting');
  const third = [...pinch, down(3, [5, 5], true), up(2)];
  expect(play('dots', third).state).toBe('resting');
  expect(play('dots', [...third, up(3), down(4, [1, 1], true), up(4)]).effects).toEqual([
    { type: 'dot', at: { x: 1, y: 1 } },
  ]);
});

it('the hand only moves the view', () => {
  expect(play('hand', [down(1, [0, 0]), move(1, [1, 1]), up(1)]).effects).toEqual([
    { type: 'panned', by: { x: 1, y: 1 } },
  ]);
});
