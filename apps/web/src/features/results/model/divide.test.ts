import { describe, expect, test } from 'vitest';
import { placeDivider, seenStretch, shareAfterKey, shareAt } from './divide.ts';

const picture = { width: 100, height: 200 };
const view = { width: 300, height: 200 };

describe('the stretch in which a picture is seen', () => {
  test('is the picture while all of it is seen', () => {
    expect(seenStretch({ scale: 1, x: 100, y: 0 }, picture, view)).toEqual({
      left: 100,
      right: 200,
    });
  });

  test('ends where the view ends', () => {
    const near = { scale: 5, x: -120, y: 0 };
    expect(seenStretch(near, picture, view)).toEqual({ left: 0, right: 300 });
  });
});

test('a divider and its share are one place', () => {
  const stretch = { left: 100, right: 200 };
  expect(placeDivider(0.25, stretch)).toBe(125);
  expect(shareAt(125, stretch)).toBe(0.25);
  expect([shareAt(0, stretch), shareAt(999, stretch)]).toEqual([0, 1]);
  expect(shareAt(5, { left: 5, right: 5 })).toBe(0);
});

test.each([
  ['ArrowLeft', 0.5, 0.48],
  ['ArrowDown', 0.5, 0.48],
  ['ArrowRight', 0.5, 0.52],
  ['ArrowUp', 0.99, 1],
  ['PageUp', 0.5, 0.6],
  ['PageDown', 0.05, 0],
  ['Home', 0.5, 0],
  ['End', 0.5, 1],
])('%s moves a divider from %d to %d', (key, share, next) => {
  expect(shareAfterKey(share, key)).toBeCloseTo(next);
});

test('other keys do not', () => {
  expect(shareAfterKey(0.5, 'a')).toBeUndefined();
});
