import type { PixelSize } from '@toile/tools';
import { components } from './plane/components.ts';
import { distanceTo } from './plane/distance-to.ts';

const BALLS_PX = [7, 4, 2, 0.9];
const LEAST_PX = [24, 18, 12, 10];

/**
 * Parts the figure into areas between lines (trapped-ball segmentation, Zhang et al. 2009):
 * large balls find large areas without leaking through gaps, smaller ones what is left; then
 * areas grow to meet. Returns a number for each pixel of the figure, from 1.
 */
export function trapRegions(
  { walls, ground }: { walls: Uint8Array; ground: Uint8Array },
  size: PixelSize,
): { labels: Uint16Array; count: number } {
  const labels = new Uint16Array(walls.length);
  const queue = new Int32Array(walls.length);
  let count = 0;
  for (let round = 0; round < BALLS_PX.length; round += 1) {
    const ball = BALLS_PX[round];
    const blocked = new Uint8Array(walls.length);
    for (let i = 0; i < blocked.length; i += 1)
      blocked[i] = walls[i] || ground[i] || labels[i] ? 1 : 0;
    const room = distanceTo(blocked, size);
    const inside = new Uint8Array(walls.length);
    for (let i = 0; i < inside.length; i += 1) inside[i] = room[i] > ball ? 1 : 0;
    const found = components(inside, size);
    const numbers = found.list.map(({ areaPx }) => {
      if (areaPx < LEAST_PX[round] || count >= 65_000) return 0;
      count += 1;
      return count;
    });
    let tail = 0;
    for (let i = 0; i < inside.length; i += 1) {
      const id = found.labels[i] === 0 ? 0 : numbers[found.labels[i] - 1];
      if (id === 0) continue;
      labels[i] = id;
      queue[tail] = i;
      tail += 1;
    }
    grow(labels, {
      queue,
      tail,
      steps: Math.ceil(ball) + 1,
      blocked: walls,
      ground,
      width: size.width,
    });
  }
  meet(labels, { queue, ground, width: size.width });
  return { labels, count };
}

type Growth = {
  queue: Int32Array;
  tail: number;
  steps: number;
  blocked?: Uint8Array;
  ground: Uint8Array;
  width: number;
};

/** Grows areas by some steps into free pixels. */
function grow(labels: Uint16Array, { queue, tail, steps, blocked, ground, width }: Growth): void {
  let head = 0;
  let end = tail;
  const last = labels.length - width;
  for (let step = 0; step < steps && head < end; step += 1) {
    const stop = end;
    for (; head < stop; head += 1) {
      const i = queue[head];
      for (const to of [i + 1, i - 1, i + width, i - width]) {
        if (to < width || to >= last || labels[to] !== 0 || ground[to] || blocked?.[to]) continue;
        labels[to] = labels[i];
        queue[end] = to;
        end += 1;
      }
    }
  }
}

/** Every pixel of the figure, lines too, goes to the area that reaches it first. */
function meet(
  labels: Uint16Array,
  { queue, ground, width }: Pick<Growth, 'queue' | 'ground' | 'width'>,
) {
  let tail = 0;
  for (let i = 0; i < labels.length; i += 1) {
    if (labels[i] === 0) continue;
    queue[tail] = i;
    tail += 1;
  }
  grow(labels, { queue, tail, steps: 4096, ground, width });
}
