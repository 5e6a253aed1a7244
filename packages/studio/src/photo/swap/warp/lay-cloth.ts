import type { PixelSize } from '@toile/tools';
import { clamp, smoothstep } from '../../../core/interpolate.ts';
import { bytesOf, floatsOf } from '../../../core/map-plane.ts';
import type { Box } from '../../field/bounds.ts';
import { fillFrom } from '../../field/fill-from.ts';
import type { Cloth } from '../source/cloth.ts';
import type { Patch } from './patch.ts';
import type { Warp } from './thin-plate.ts';

/** The new garment on the person, in a box of the photo. */
export type LaidCloth = { colour: Float32Array; alpha: Float32Array };

type Layer = {
  cloth: Cloth;
  patches: readonly Patch[];
  mask: Uint8Array;
  size: PixelSize;
  box: Box;
};

/** Draws the cloth through its patches into the box. Where patches meet they melt into each other. */
export function layCloth({ cloth, patches, mask, size, box }: Layer): LaidCloth {
  const wide = box.right - box.left;
  const high = box.bottom - box.top;
  const colour = new Float32Array(wide * high * 3);
  const alpha = new Float32Array(wide * high);
  const maps = patches.map(({ warp }) => sampledWarp(warp, box));
  const certain = new Uint8Array(wide * high);
  const found = [0, 0, 0, 0];
  for (let y = 0; y < high; y += 1) {
    for (let x = 0; x < wide; x += 1) {
      if (!mask[(y + box.top) * size.width + x + box.left]) continue;
      const i = y * wide + x;
      let total = 0;
      let rest = 1;
      // The last patches lie above the first.
      for (let k = patches.length - 1; k >= 0 && rest > 0.001; k -= 1) {
        const weight = patches[k].weight(x + box.left, y + box.top) * rest;
        if (weight <= 0.001) continue;
        const from = maps[k](x, y);
        sample(cloth, from.x, from.y, found);
        rest -= weight;
        total += weight;
        alpha[i] += weight * found[3];
        for (let c = 0; c < 3; c += 1) colour[i * 3 + c] += weight * found[c];
        if (weight > 0.5 && patches[k].isCertain(x + box.left, y + box.top)) certain[i] = 1;
      }
      if (total > 0) {
        alpha[i] /= total;
        for (let c = 0; c < 3; c += 1) colour[i * 3 + c] /= total;
      }
    }
  }
  const shown = alpha.map((a, i) => (certain[i] ? 1 : smoothstep(0.25, 0.8, a)));
  return { alpha: shown, colour: goneOn({ colour, alpha, shown }, { width: wide, height: high }) };
}

/** Colours extended beyond the flat-lay's edge, where the worn garment is wider. */
function goneOn(
  { colour, alpha, shown }: { colour: Float32Array; alpha: Float32Array; shown: Float32Array },
  size: PixelSize,
): Float32Array {
  const weight = floatsOf(alpha, (a) => (a > 0.9 ? 1 : 0));
  const wanted = bytesOf(shown, (a, i) => (a > 0 && weight[i] < 1 ? 1 : 0));
  return fillFrom({ ...size, light: colour, weight }, wanted);
}

const STEP = 6;

/** Warp sampled on a grid and interpolated: it is smooth, and slow to compute for every pixel. */
function sampledWarp(warp: Warp, box: Box): Warp {
  const columns = Math.ceil((box.right - box.left) / STEP) + 2;
  const rows = Math.ceil((box.bottom - box.top) / STEP) + 2;
  const xs = new Float32Array(columns * rows);
  const ys = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const { x, y } = warp(box.left + column * STEP, box.top + row * STEP);
      xs[row * columns + column] = x;
      ys[row * columns + column] = y;
    }
  }
  return (x, y) => {
    const u = x / STEP;
    const v = y / STEP;
    const column = Math.floor(u);
    const row = Math.floor(v);
    const at = row * columns + column;
    const mix = (of: Float32Array) => {
      const upper = of[at] + (of[at + 1] - of[at]) * (u - column);
      const lower = of[at + columns] + (of[at + columns + 1] - of[at + columns]) * (u - column);
      return upper + (lower - upper) * (v - row);
    };
    return { x: mix(xs), y: mix(ys) };
  };
}

/** Red, green, blue and coverage of a spot of the flat-lay, into `out`. */
function sample(cloth: Cloth, flatX: number, flatY: number, out: number[]): void {
  const { width, height, colour, alpha } = cloth;
  const x = clamp((flatX - cloth.left + 0.5) * cloth.scale - 0.5, 0, width - 1.001);
  const y = clamp((flatY - cloth.top + 0.5) * cloth.scale - 0.5, 0, height - 1.001);
  const column = Math.floor(x);
  const row = Math.floor(y);
  const i = row * width + column;
  const weights = [
    (1 - x + column) * (1 - y + row),
    (x - column) * (1 - y + row),
    (1 - x + column) * (y - row),
    (x - column) * (y - row),
  ];
  const at = [i, i + 1, i + width, i + width + 1];
  out.fill(0);
  for (let k = 0; k < 4; k += 1) {
    out[3] += alpha[at[k]] * weights[k];
    for (let c = 0; c < 3; c += 1) out[c] += colour[at[k] * 3 + c] * weights[k];
  }
}
