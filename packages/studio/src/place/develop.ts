import type { LinearPicture } from '../core/linear-picture.ts';
import { discBlur } from './optics/disc-blur.ts';
import { type Between, doubled } from './optics/doubled.ts';
import { createLayer, type Plate } from './optics/layer.ts';
import type { Stage } from './stage.ts';

/** A finished background, the frame's size. */
export type Backdrop = LinearPicture;

/**
 * Brings a stage to the full size, with the bloom of bright lights, a soft shoulder and the
 * lens's fall-off; about the feet the sharp ground takes the plate's place.
 */
export function develop(stage: Stage): Backdrop {
  const { plate, near } = stage;
  addBloom(plate);
  const width = plate.width * 2;
  const height = plate.height * 2;
  const data = new Float32Array(width * height * 3);
  const columns = doubled(plate.width);
  const rows = doubled(plate.height);
  for (let y = 0; y < height; y += 1) {
    enlargeRow(data, { plate, y, columns, row: rows[y] });
    const weight = near && y >= near.top ? near.weights[y - near.top] : 0;
    if (weight > 0) sharpenRow(stage, { data, y, columns, row: rows[y] });
    const dv = (y + 0.5) / height - 0.5;
    for (let x = 0, to = y * width * 3; x < width; x += 1) {
      const du = (x + 0.5) / width - 0.5;
      const fall = 1 - 0.34 * (du * du + dv * dv);
      for (let c = 0; c < 3; c += 1, to += 1) data[to] = shoulder(data[to] * fall);
    }
  }
  return { width, height, data };
}

/** Film's answer: straight up to a bright tone, then ever slower towards white. */
const shoulder = (v: number) => (v < 0.55 ? v : 0.55 + 0.45 * (1 - Math.exp((0.55 - v) / 0.5)));

/** Light above white spills a little over its surroundings. */
function addBloom({ width, height, data }: Plate): void {
  const bright = createLayer({ width, height });
  for (let i = 0, j = 0; i < data.length; i += 3, j += 4) {
    const most = Math.max(data[i], data[i + 1], data[i + 2]);
    if (most <= 1) continue;
    const over = Math.min(1, (most - 1) / 2);
    for (let c = 0; c < 3; c += 1) bright.data[j + c] = Math.min(4, data[i + c]) * over;
    bright.data[j + 3] = over;
  }
  const spilt = discBlur(discBlur(bright, 13), 25).data;
  for (let i = 0, j = 0; i < data.length; i += 3, j += 4) {
    for (let c = 0; c < 3; c += 1) data[i + c] += spilt[j + c] * 0.1;
  }
}

type RowOf = { y: number; columns: readonly Between[]; row: Between };

function enlargeRow(
  data: Float32Array,
  { plate, y, columns, row }: RowOf & { plate: Plate },
): void {
  const upper = row.low * plate.width * 3;
  const lower = row.high * plate.width * 3;
  let to = y * columns.length * 3;
  for (const { low, high, part } of columns) {
    const a = low * 3;
    const b = high * 3;
    for (let c = 0; c < 3; c += 1, to += 1) {
      const p = plate.data[upper + a + c];
      const q = plate.data[lower + a + c];
      const top = p + (plate.data[upper + b + c] - p) * part;
      data[to] = top + (q + (plate.data[lower + b + c] - q) * part - top) * row.part;
    }
  }
}

/** Mixes a row with the ground at its full sharpness and what that mirrors. */
function sharpenRow(
  { near, gloss, plate }: Stage,
  { data, y, columns, row }: RowOf & { data: Float32Array },
): void {
  if (!near) return;
  const weight = near.weights[y - near.top];
  const start = row.low * plate.width * 4;
  let to = y * columns.length * 3;
  let from = (y - near.top) * near.width * 3;
  for (const { low, high, part } of columns) {
    const a = start + low * 4;
    const b = start + high * 4;
    const share = gloss ? gloss.data[a + 3] + (gloss.data[b + 3] - gloss.data[a + 3]) * part : 0;
    for (let c = 0; c < 3; c += 1, to += 1, from += 1) {
      const mirrored = gloss
        ? gloss.data[a + c] + (gloss.data[b + c] - gloss.data[a + c]) * part
        : 0;
      data[to] += (near.data[from] * (1 - share) + mirrored - data[to]) * weight;
    }
  }
}
