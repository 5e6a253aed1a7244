import { fbm } from '../../../core/fbm.ts';
import { createUnit } from '../../../core/unit.ts';

/** Edge length in scene pixels of the square of noise that repeats over the page. */
const TILE_PX = 512;

/** Periodic noise that washes, lines and paper are textured with, about −0.5 to 0.5 each. */
export type Fields = {
  /** Edge length of every field in pixels, a power of two; index = (y & mask) * size + (x & mask). */
  size: number;
  mask: number;
  /** Clouds of about 130 scene pixels, 45 and 12. */
  broad: Float32Array;
  middle: Float32Array;
  small: Float32Array;
  /** The tooth of the paper: above 0 are its hills. */
  tooth: Float32Array;
  /** Streaks along x, for strokes of a pencil or a marker. */
  streaks: Float32Array;
};

const made = new Map<number, Fields>();

/** The fields for a page drawn `scale` times as large (1, 2 or 4); made once. */
export function fieldsAt(scale: number): Fields {
  const known = made.get(scale);
  if (known) return known;
  const size = TILE_PX * scale;
  const cloud = (seed: string, cells: number, octaves: number) =>
    fbm(
      { unit: createUnit('straight', { columns: 1, rows: 1 }), widthPx: size, heightPx: size },
      { seed, cells, octaves, gain: 0.55 },
    );
  const fields: Fields = {
    size,
    mask: size - 1,
    broad: cloud('broad', 4, 3),
    middle: cloud('middle', 12, 3),
    small: cloud('small', 40, 2),
    tooth: cloud('tooth', 112, 2),
    streaks: stretched(cloud('streaks', 96, 2), size, 16 * scale),
  };
  made.set(scale, fields);
  return fields;
}

/** Smeared along x by a running mean, then brought back to the strength it had. */
function stretched(field: Float32Array, size: number, radius: number): Float32Array {
  const out = new Float32Array(field.length);
  const gain = Math.sqrt(2 * radius + 1) / 2.2;
  for (let y = 0; y < size; y += 1) {
    const row = y * size;
    let sum = 0;
    for (let x = -radius; x <= radius; x += 1) sum += field[row + ((x + size) & (size - 1))];
    for (let x = 0; x < size; x += 1) {
      out[row + x] = (sum / (2 * radius + 1)) * gain;
      sum +=
        field[row + ((x + radius + 1) & (size - 1))] -
        field[row + ((x - radius + size) & (size - 1))];
    }
  }
  return out;
}
