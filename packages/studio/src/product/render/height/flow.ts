import { blurPlane } from '../../../core/plane/blur-plane.ts';
import type { Stage } from '../stage.ts';

/** Directions in which cloth and hair run, at half size, pointing downwards. */
export type Flow = { x: Float32Array; y: Float32Array };

/**
 * Follows the drawn lines and the outlines at the sides, never a hem, and gravity where there are none:
 * the weaker direction of the structure tensor of both (Förstner and Gülch, 1987).
 */
export function flowOf({ half, halfLabels, halfLines }: Stage): Flow {
  const { width, height } = half;
  const marks = new Float32Array(halfLines.length);
  const reach = 3 * width;
  for (let i = reach; i < marks.length - reach; i += 1) {
    const own = halfLabels[i];
    const isEdge = halfLabels[i + 1] !== own;
    const isInside = own !== 0 && halfLabels[i - reach] === own && halfLabels[i + reach] === own;
    marks[i] = (isInside ? halfLines[i] : 0) + (isEdge ? 0.8 : 0);
  }
  const soft = blurPlane(marks, half, 1);
  const xx = new Float32Array(soft.length);
  const xy = new Float32Array(soft.length);
  const yy = new Float32Array(soft.length);
  for (let y = 1; y < height - 1; y += 1) {
    for (let i = y * width + 1, end = i + width - 2; i < end; i += 1) {
      const gx = soft[i + 1] - soft[i - 1];
      const gy = soft[i + width] - soft[i - width];
      xx[i] = gx * gx;
      xy[i] = gx * gy;
      yy[i] = gy * gy;
    }
  }
  const [a, b, c] = [xx, xy, yy].map((plane) => blurPlane(plane, half, 9));
  const flow = { x: new Float32Array(soft.length), y: new Float32Array(soft.length) };
  for (let i = 0; i < soft.length; i += 1) {
    const angle = 0.5 * Math.atan2(2 * b[i], a[i] - c[i] + 0.0035) + Math.PI / 2;
    const sign = Math.sin(angle) < 0 ? -1 : 1;
    flow.x[i] = Math.cos(angle) * sign;
    flow.y[i] = Math.sin(angle) * sign;
  }
  return flow;
}

export type Drawing = {
  noise: Float32Array;
  steps: number;
  stridePx: number;
  /** Of so many rows and columns one is worked out, the others repeat it. */
  every?: number;
};

/** Noise drawn out along the flow (line integral convolution, Cabral and Leedom 1993), about −1 to 1. */
export function drawnOut(
  { half, halfLabels }: Stage,
  flow: Flow,
  { noise, steps, stridePx, every = 1 }: Drawing,
): Float32Array {
  const { width, height } = half;
  const out = new Float32Array(noise.length);
  const gain = 1.6 / (2 * steps);
  const walk = (fromX: number, fromY: number, way: number) => {
    let sum = 0;
    let x = fromX + 0.5;
    let y = fromY + 0.5;
    for (let step = 0; step < steps; step += 1) {
      const at = (y | 0) * width + (x | 0);
      sum += noise[at];
      x += flow.x[at] * way * stridePx;
      y += flow.y[at] * way * stridePx;
      if (x < 0 || y < 0 || x >= width || y >= height) break;
    }
    return sum;
  };
  for (let y = 0, i = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, i += 1) {
      const from = i - (x % every) - (y % every) * width;
      if (from !== i) out[i] = out[from];
      else if (isWorn(halfLabels, i, { width, every })) {
        out[i] = (walk(x, y, 1) + walk(x, y, -1)) * gain;
      }
    }
  }
  return out;
}

/** True where a cell, or one of the cells that repeat it, has a label. */
const isWorn = (
  labels: Uint16Array,
  i: number,
  { width, every }: { width: number; every: number },
): boolean =>
  labels[i] > 0 ||
  (every > 1 && (labels[i + 1] > 0 || labels[i + width] > 0 || labels[i + width + 1] > 0));
