import type { TilePixels } from './desk-task.ts';

/**
 * A tile (RGBA) at half the width and height: means of two by two pixels, so that it still repeats
 * without a seam.
 */
export function halve({ data, width, height }: TilePixels): TilePixels {
  const halfWidth = Math.max(1, Math.floor(width / 2));
  const halfHeight = Math.max(1, Math.floor(height / 2));
  const half = new Uint8ClampedArray(halfWidth * halfHeight * 4);
  for (let y = 0, to = 0; y < halfHeight; y += 1) {
    for (let x = 0; x < halfWidth; x += 1) {
      const at = (2 * y * width + 2 * x) * 4;
      for (let part = 0; part < 4; part += 1, to += 1) {
        const above = (data[at + part] ?? 0) + (data[at + 4 + part] ?? 0);
        const below = at + width * 4 + part;
        half[to] = (above + (data[below] ?? 0) + (data[below + 4] ?? 0)) / 4;
      }
    }
  }
  return { data: half, width: halfWidth, height: halfHeight };
}
