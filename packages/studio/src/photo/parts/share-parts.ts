import type { Window } from '../../models/picture-planes.ts';
import type { Superpixels } from '../superpixels/superpixels.ts';
import { PART_CELLS } from './find-parts.ts';
import { PARTS } from './parts.ts';

/** One pixel of so many, across and down, is looked up. */
const EVERY = 2;

/**
 * Share of each part (0–1) in each piece of a photo, `shares[piece * PARTS.length + part]`, from the
 * map of parts of its window.
 */
export function shareParts(
  { ids, width, height, count }: Pick<Superpixels, 'ids' | 'width' | 'height' | 'count'>,
  map: Uint8Array,
  window: Window,
): Float32Array {
  const shares = new Float32Array(count * PARTS.length);
  const pixels = new Float32Array(count);
  const cells = PART_CELLS ** 2;
  const toCell = (px: number, start: number) =>
    Math.min(PART_CELLS - 1, Math.max(0, ((px + 0.5 - start) / window.width) * PART_CELLS - 0.5));
  for (let y = 0; y < height; y += EVERY) {
    const down = toCell(y, window.top);
    const row = Math.min(PART_CELLS - 2, Math.floor(down));
    for (let x = 0; x < width; x += EVERY) {
      const across = toCell(x, window.left);
      const column = Math.min(PART_CELLS - 2, Math.floor(across));
      const [v, u] = [down - row, across - column];
      const at = row * PART_CELLS + column;
      const k = ids[y * width + x];
      pixels[k] += 255;
      for (let part = 0; part < PARTS.length; part += 1) {
        const i = part * cells + at;
        const upper = map[i] + (map[i + 1] - map[i]) * u;
        const lower = map[i + PART_CELLS] + (map[i + PART_CELLS + 1] - map[i + PART_CELLS]) * u;
        shares[k * PARTS.length + part] += upper + (lower - upper) * v;
      }
    }
  }
  for (let i = 0; i < shares.length; i += 1) {
    shares[i] /= Math.max(1, pixels[Math.floor(i / PARTS.length)]);
  }
  return shares;
}
