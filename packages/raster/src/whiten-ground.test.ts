import { expect, test } from 'vitest';
import { whitenGround } from './whiten-ground.ts';

/** A row of greys as a picture, row by row. */
function greys(rows: number[][]) {
  const data = new Uint8Array(rows.flat().flatMap((grey) => [grey, grey, grey, 255]));
  return { data, width: rows[0]?.length ?? 0, height: rows.length };
}

test('the ground becomes white; a white thing and a shadow keep their shades', () => {
  const picture = greys([
    [240, 245, 240, 244, 250],
    [239, 90, 90, 90, 240],
    [241, 90, 245, 90, 200],
    [240, 90, 90, 90, 241],
    [243, 240, 210, 240, 240],
  ]);
  whitenGround(picture);
  const shades = Array.from({ length: 25 }, (_pixel, at) => picture.data[at * 4]);
  expect(shades).toEqual([
    255, 255, 255, 255, 255, 255, 90, 90, 90, 255, 255, 90, 245, 90, 200, 255, 90, 90, 90, 255, 255,
    255, 210, 255, 255,
  ]);
});

test('a coloured ground stays', () => {
  const data = new Uint8Array([250, 250, 200, 255, 10, 10, 10, 255]);
  whitenGround({ data, width: 2, height: 1 });
  expect([...data]).toEqual([250, 250, 200, 255, 10, 10, 10, 255]);
});
