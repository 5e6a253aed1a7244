import type { KeyboardEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { repositionKeys } from './reposition-keys.ts';
import type { SubjectPlace } from './subject-place.ts';

const PLACE: SubjectPlace = { x: 100, y: 200, scale: 1, rotation: 0 };

function press(key: string, held: Partial<KeyboardEvent> = {}) {
  const onPlace = vi.fn((place: SubjectPlace) => place);
  const onLetGo = vi.fn();
  const preventDefault = vi.fn();
  const event = { key, preventDefault, ...held } as unknown as KeyboardEvent; // The parts of an event that are read.
  repositionKeys({ place: PLACE, onPlace, onLetGo })(event);
  return { placed: onPlace.mock.calls[0]?.[0], onLetGo, preventDefault };
}

test('arrows move the subject, ten times as far with Shift', () => {
  expect(press('ArrowLeft').placed).toEqual({ ...PLACE, x: 96 });
  expect(press('ArrowDown', { shiftKey: true }).placed).toEqual({ ...PLACE, y: 240 });
});

test('plus and minus size it, comma and full stop turn it', () => {
  expect(press('+').placed).toEqual({ ...PLACE, scale: 1.02 });
  expect(press('-').placed?.scale).toBeCloseTo(1 / 1.02);
  expect(press(',').placed).toEqual({ ...PLACE, rotation: -2 });
  expect(press('>', { shiftKey: true }).placed).toEqual({ ...PLACE, rotation: 15 });
});

test('Escape lets go; shortcuts and other keys are left to the browser', () => {
  expect(press('Escape').onLetGo).toHaveBeenCalledOnce();
  for (const { placed, preventDefault } of [press('+', { ctrlKey: true }), press('a')]) {
    expect(placed).toBeUndefined();
    expect(preventDefault).not.toHaveBeenCalled();
  }
});
