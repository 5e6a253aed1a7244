import { expect, test } from 'vitest';
import {
  fromReposition,
  keepInReach,
  limitScale,
  placeOfBox,
  toReposition,
} from './subject-place.ts';

const box = { x: 100, y: 200, width: 300, height: 600 };
const photo = { width: 768, height: 1024 };

test('an untouched subject is where the photo shows it', () => {
  expect(toReposition(placeOfBox(box), box)).toEqual({ x: 100, y: 200, width: 300, rotation: 0 });
});

test('a place goes to the run and comes back', () => {
  const place = { x: 400, y: 500, scale: 1.5, rotation: -20 };
  expect(toReposition(place, box)).toEqual({ x: 175, y: 50, width: 450, rotation: -20 });
  expect(fromReposition(toReposition(place, box), box)).toEqual(place);
});

test('turns add up to one', () => {
  expect(toReposition({ ...placeOfBox(box), rotation: 350 }, box).rotation).toBe(-10);
  expect(toReposition({ ...placeOfBox(box), rotation: -540 }, box).rotation).toBe(-180);
});

test('it is never narrower than fifty pixels', () => {
  expect(limitScale(0.01, box, photo) * box.width).toBeCloseTo(50);
  expect(limitScale(1, box, photo)).toBe(1);
});

test('its middle stays on the photo', () => {
  const far = { x: -50, y: 5000, scale: 1, rotation: 0 };
  expect(keepInReach(far, photo)).toMatchObject({ x: 0, y: 1024 });
});
