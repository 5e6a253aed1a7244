import { clamp, smoothstep } from '../../core/interpolate.ts';
import type { Layer } from './layer.ts';
import { lumaAt } from './luma-at.ts';

/** The highest row of a shape in each column; its height where there is none. */
function topsOf({ width, height, shape }: Layer): Int32Array {
  const tops = new Int32Array(width).fill(height);
  for (let x = 0; x < width; x += 1) {
    for (let y = 0; y < height && tops[x] === height; y += 1) {
      if (shape[y * width + x] > 0.5) tops[x] = y;
    }
  }
  return tops;
}

/** Least depth of a neck opening, as a share of its width: a shallower one shows nothing of the back. */
const LEAST_DEPTH = 0.06;

/** Brightness of the inside, as a share of the cloth's: it is darkest right behind the front. */
const LINING = 0.74;

/**
 * The inside of the back that shows in the neck opening, as a layer to lie below the front;
 * undefined where there is no opening.
 */
export function insideBack(front: Layer): Layer | undefined {
  const { width, height } = front;
  const tops = topsOf(front);
  const middle = width >> 1;
  const peaks = [peakOf(tops, middle, -1), peakOf(tops, middle, 1)];
  const [left, right] = peaks;
  const high = Math.max(tops[left], tops[right]);
  const low = deepest(tops, left, right);
  const span = right - left;
  if (span < 12 || low - high < span * LEAST_DEPTH) return undefined;
  const isStrappy = strapWidth(front, left, (high + low) >> 1) < span * 0.16;
  const sag = isStrappy ? (low - high) * 0.86 : Math.min((low - high) * 0.6, span * 0.16);
  const colour = clothColour(front);
  const layer: Layer = {
    width,
    height,
    covered: new Uint8Array(width * height),
    places: new Uint8Array(width * height),
    sure: new Float32Array(width * height),
    light: new Float32Array(width * height * 3),
    shape: new Float32Array(width * height),
  };
  for (let x = left; x <= right; x += 1) {
    const across = (2 * (x - left)) / span - 1;
    const edge = tops[left] + ((tops[right] - tops[left]) * (x - left)) / span;
    const back = edge + sag * (1 - across ** 2) ** (isStrappy ? 0.25 : 0.7) + 1;
    for (let y = Math.max(0, Math.floor(back) - 1); y < Math.min(height, tops[x] + 6); y += 1) {
      const i = y * width + x;
      layer.shape[i] = clamp(y - back + 0.5);
      const near = smoothstep(0, 46, tops[x] - y);
      const shade = (LINING + 0.14 * near) * (1 + 0.03 * (1 - Math.abs(across)));
      for (let c = 0; c < 3; c += 1) layer.light[i * 3 + c] = colour[c] * shade;
    }
  }
  return layer;
}

/** The column of the shoulder's highest point beside the neck. */
function peakOf(tops: Int32Array, middle: number, step: -1 | 1): number {
  let best = middle;
  for (let x = middle; x > 0 && x < tops.length - 1; x += step) {
    if (tops[x] < tops[best] - 0.5) best = x;
  }
  return best;
}

function deepest(tops: Int32Array, left: number, right: number): number {
  let low = 0;
  for (let x = left; x <= right; x += 1) low = Math.max(low, tops[x]);
  return low;
}

function strapWidth({ width, shape }: Layer, from: number, y: number): number {
  let count = 0;
  for (let x = 0; x < width >> 1; x += 1) if (shape[y * width + x] > 0.5) count += 1;
  return from > 0 ? count : 0;
}

function clothColour({ light, shape }: Layer): [number, number, number] {
  const inside: number[] = [];
  for (let i = 0; i < shape.length; i += 37) if (shape[i] > 0.9) inside.push(i);
  inside.sort((a, b) => lumaAt(light, a) - lumaAt(light, b));
  const i = inside[inside.length >> 1] ?? 0;
  return [light[i * 3], light[i * 3 + 1], light[i * 3 + 2]];
}
