import { expect, test } from 'vitest';
import { isSamePlacing, listFields, NOTHING_PLACED, type Placing } from './placing.ts';

const placed: Placing = {
  faceId: 7,
  maskCoordinates: [[10, 20]],
  reposition: { x: 1, y: 2, width: 300, rotation: -15 },
};

test('a random face and an untouched subject send nothing', () => {
  expect(listFields(NOTHING_PLACED)).toEqual([]);
});

test('dots and the new place go as JSON, the face as its number', () => {
  expect(Object.fromEntries(listFields(placed))).toEqual({
    face_id: '7',
    mask_coordinates: '[[10,20]]',
    reposition: '{"x":1,"y":2,"width":300,"rotation":-15}',
  });
});

test('is the same only in all of it', () => {
  expect(isSamePlacing(placed, { ...placed })).toBe(true);
  expect(isSamePlacing(placed, { ...placed, faceId: 8 })).toBe(false);
  expect(isSamePlacing(placed, { ...placed, maskCoordinates: [[10, 21]] })).toBe(false);
});
