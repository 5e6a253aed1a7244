import { BORDER_PX, brightnessOf, createPlane, type Edges } from './plane.ts';
import type { Pixels } from './seam-score.ts';

/** Part of the unevenness around a pixel that its grain has; and the most, of 255. */
const SHARE = 0.9;
const MOST = 3.5;
/** Largest distance of grain from the line between its neighbours, of 255: more is an edge. */
const EDGE_STEP = 28;

/**
 * Gives an enlarged picture, in place, fine grain where the picture it was made from was
 * uneven: enlarging smooths what is finer than a pixel. Even places stay as they are, edges
 * too. The same picture gets the same grain; on a tile it has no seam.
 */
export function addGrain(large: Pixels, small: Pixels, edges: Edges): void {
  const amounts = grainAmounts(small, edges);
  const { data, width, height } = large;
  for (let y = 0, i = 0; y < height; y += 1) {
    const row = (y >> 1) * small.width;
    for (let x = 0; x < width; x += 1, i += 4) {
      const amount = amounts[row + (x >> 1)];
      if (amount === 0) continue;
      const shift = amount * noiseAt(x, y);
      data[i] += shift;
      data[i + 1] += shift;
      data[i + 2] += shift;
    }
  }
}

/** Strength of the grain at each pixel: its distance from the line between its neighbours. */
function grainAmounts(small: Pixels, edges: Edges): Float32Array {
  const { width, height } = small;
  const brightness = { values: brightnessOf(small), offset: 0, step: 1, width, height };
  const { values, stride } = createPlane(brightness, edges);
  const amounts = new Float32Array(width * height);
  for (let y = 0, to = 0; y < height; y += 1) {
    let i = (y + BORDER_PX) * stride + BORDER_PX;
    for (let x = 0; x < width; x += 1, i += 1, to += 1) {
      const twice = 2 * values[i];
      const across = Math.abs(twice - values[i - 1] - values[i + 1]);
      const down = Math.abs(twice - values[i - stride] - values[i + stride]);
      const step = Math.max(across, down);
      if (step >= EDGE_STEP) continue;
      amounts[to] = Math.min(MOST, ((across + down) / 4) * SHARE) * (1 - step / EDGE_STEP);
    }
  }
  return amounts;
}

/** White noise from −1 to 1, mostly near 0, by place: an integer hash, its halves added. */
function noiseAt(x: number, y: number): number {
  let hash = Math.imul(x, 0x9e3779b1) ^ Math.imul(y, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  hash ^= hash >>> 15;
  return ((hash & 0xffff) + (hash >>> 16)) / 0xffff - 1;
}
