import type { PixelSize } from '@toile/tools';
import { components } from '../../core/plane/components.ts';
import { distanceTo } from '../../core/plane/distance-to.ts';

const BALLS_PX = [13, 7, 4, 2, 0.9];
const LEAST_PX = [40, 24, 18, 12, 10];

export type Trapped = {
  /** The area of each pixel, from 1, without the walls between them, and with them. */
  core: Uint16Array;
  labels: Uint16Array;
  count: number;
};

/**
 * Parts a page into areas between walls (trapped-ball segmentation, Zhang et al. 2009): large
 * balls find large areas without leaking through gaps, smaller ones what is left; then areas
 * grow to meet.
 */
export function trapRegions(walls: Uint8Array, size: PixelSize): Trapped {
  const labels = new Uint16Array(walls.length);
  const queue = new Int32Array(walls.length);
  const blocked = walls.slice();
  const inside = new Uint8Array(walls.length);
  let count = 0;
  for (const [round, ball] of BALLS_PX.entries()) {
    const room = distanceTo(blocked, size);
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
      blocked[i] = 1;
      queue[tail] = i;
      tail += 1;
    }
    grow(labels, { queue, tail, steps: Math.ceil(ball) + 1, blocked, width: size.width });
  }
  const core = labels.slice();
  let tail = 0;
  for (let i = 0; i < labels.length; i += 1) {
    if (labels[i] === 0) continue;
    queue[tail] = i;
    tail += 1;
  }
  grow(labels, { queue, tail, steps: 4096, width: size.width });
  return { core, labels, count };
}

type Growth = {
  queue: Int32Array;
  tail: number;
  steps: number;
  /** Pixels that stop growth (1); pixels that have grown are added. */
  blocked?: Uint8Array;
  width: number;
};

/** Grows areas by some steps into free pixels. */
function grow(labels: Uint16Array, { queue, tail, steps, blocked, width }: Growth): void {
  let head = 0;
  let end = tail;
  const last = labels.length - width;
  const moves = [1, -1, width, -width];
  for (let step = 0; step < steps && head < end; step += 1) {
    const stop = end;
    for (; head < stop; head += 1) {
      const i = queue[head];
      for (const move of moves) {
        const to = i + move;
        if (to < width || to >= last || labels[to] !== 0 || blocked?.[to]) continue;
        if (blocked) blocked[to] = 1;
        labels[to] = labels[i];
        queue[end] = to;
        end += 1;
      }
    }
  }
}
