import { createCanvas } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import {
  bar,
  cross,
  disc,
  halfDisc,
  quarterDisc,
  type Shape,
  slab,
  squiggle,
  triangle,
  zigzag,
} from './outlines.ts';

const SIZE = 200;
const RADIUS = 60;

/** The greatest distance from the middle at which a filled shape leaves a mark, as a part of its radius. */
function reachOf(shape: Shape): number {
  const ctx = createCanvas(SIZE, SIZE).getContext('2d');
  ctx.translate(SIZE / 2, SIZE / 2);
  ctx.beginPath();
  shape(RADIUS)(ctx);
  ctx.fill();
  const { data } = ctx.getImageData(0, 0, SIZE, SIZE);
  let farthest = 0;
  for (let i = 0; i < SIZE * SIZE; i += 1) {
    if (data[i * 4 + 3] < 128) continue;
    farthest = Math.max(
      farthest,
      Math.hypot((i % SIZE) - SIZE / 2, Math.floor(i / SIZE) - SIZE / 2),
    );
  }
  return farthest / RADIUS;
}

it.each(
  Object.entries({
    bar,
    cross,
    disc,
    halfDisc,
    quarterDisc,
    slab,
    triangle,
    worm: squiggle(4),
    bolt: zigzag(5),
  }),
)('%s about fills the circle that it is given', (_, shape) => {
  expect(reachOf(shape)).toBeGreaterThan(0.8);
  expect(reachOf(shape)).toBeLessThan(1.15);
});
