import type { PixelSize } from '@toile/tools';
import { bytesOf } from '../../../core/map-plane.ts';
import { distanceTo } from '../../../core/plane/distance-to.ts';
import { type Box, boundsOf } from '../../field/bounds.ts';

/** Largest width of straps and ties, as a share of the whole width: they are not part of the trunk. */
const THIN = 0.045;

/** The first and the last pixel of a stretch of a row. */
export type Run = { left: number; right: number };

/** The outline of a garment laid flat, read row by row. */
export type Silhouette = PixelSize & {
  mask: Uint8Array;
  /** The box of the trunk and the sleeves, without straps and ties; so are the rows. */
  box: Box;
  high: number;
  wide: number;
  /** The column that the lower half lies about. */
  middle: number;
  /** The first pixel of each column, the picture's height where there is none. */
  top: Int32Array;
  /** The last pixel of each column, −1 where there is none. */
  bottom: Int32Array;
  /** The stretch of a row that holds the middle. */
  core: (y: number) => Run | undefined;
  runs: (y: number) => Run[];
};

/** Reads a mask of 0 and 1; undefined where there is hardly anything. */
export function silhouetteOf(mask: Uint8Array, size: PixelSize): Silhouette | undefined {
  const whole = boundsOf(mask, size, 1);
  if (!whole) return undefined;
  const solid = opened(mask, size, Math.max(2, (whole.right - whole.left) * THIN * 0.5));
  const box = boundsOf(solid, size, 1);
  if (!box) return undefined;
  const { width, height } = size;
  const top = new Int32Array(width).fill(height);
  const bottom = new Int32Array(width).fill(-1);
  for (let y = whole.top; y < whole.bottom; y += 1) {
    for (let x = whole.left; x < whole.right; x += 1) {
      if (!mask[y * width + x]) continue;
      top[x] = Math.min(top[x], y);
      bottom[x] = y;
    }
  }
  const runs = (y: number) => runsOf(solid, size, Math.round(y));
  const high = box.bottom - box.top;
  const middle = middleOf(runs, box);
  const core = (y: number) => runs(y).find((run) => run.left <= middle && run.right >= middle);
  return { ...size, mask, box, high, wide: box.right - box.left, middle, top, bottom, core, runs };
}

/** Morphological opening of a mask by a disc. */
function opened(mask: Uint8Array, size: PixelSize, radiusPx: number): Uint8Array {
  const depth = distanceTo(
    mask.map((on) => 1 - on),
    size,
  );
  const core = bytesOf(depth, (distance) => (distance > radiusPx ? 1 : 0));
  return Uint8Array.from(distanceTo(core, size), (distance) => (distance < radiusPx ? 1 : 0));
}

function runsOf(mask: Uint8Array, { width, height }: PixelSize, y: number): Run[] {
  if (y < 0 || y >= height) return [];
  const found: Run[] = [];
  const row = y * width;
  for (let x = 0; x < width; x += 1) {
    if (!mask[row + x]) continue;
    const left = x;
    while (x + 1 < width && mask[row + x + 1]) x += 1;
    found.push({ left, right: x });
  }
  return found;
}

function middleOf(runs: (y: number) => Run[], { top, bottom }: Box): number {
  const high = bottom - top;
  let sum = 0;
  let count = 0;
  for (let y = top + high * 0.5; y < top + high * 0.92; y += 2) {
    const row = runs(y);
    if (row.length === 0) continue;
    sum += (row[0].left + row[row.length - 1].right) / 2;
    count += 1;
  }
  return Math.round(sum / Math.max(1, count));
}
