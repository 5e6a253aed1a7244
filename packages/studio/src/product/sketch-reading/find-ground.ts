import type { PixelSize } from '@toile/tools';
import { components } from '../../core/plane/components.ts';
import { distanceTo } from '../../core/plane/distance-to.ts';

/**
 * The paper around a drawing: what balls of some radii reach from the edge of the page without
 * crossing a line; the larger, the wider the gaps in lines that stop them. Found at half the
 * size. Returns 1 for ground, one mask for each radius.
 */
export function findGrounds(
  lines: Uint8Array,
  size: PixelSize,
  radiiPx: readonly number[],
): Uint8Array[] {
  const small = halved(lines, size);
  const toSmall = distanceTo(small.lines, small.size);
  return radiiPx.map((radius) => doubled(roll(toSmall, radius / 2, small.size), size));
}

/** Lines at half the size, where the balls are tried. */
function halved(lines: Uint8Array, { width, height }: PixelSize) {
  const size = { width: width >> 1, height: height >> 1 };
  const half = new Uint8Array(size.width * size.height);
  for (let y = 0, i = 0; y < size.height; y += 1) {
    for (let x = 0; x < size.width; x += 1, i += 1) {
      const at = y * 2 * width + x * 2;
      half[i] = lines[at] | lines[at + 1] | lines[at + width] | lines[at + width + 1];
    }
  }
  return { lines: half, size };
}

function doubled(half: Uint8Array, { width, height }: PixelSize): Uint8Array {
  const out = new Uint8Array(width * height);
  const w = width >> 1;
  const last = (height >> 1) - 1;
  for (let y = 0, i = 0; y < height; y += 1) {
    const row = Math.min(last, y >> 1) * w;
    for (let x = 0; x < width; x += 1, i += 1) out[i] = half[row + Math.min(w - 1, x >> 1)];
  }
  return out;
}

function roll(toLine: Float32Array, radius: number, size: PixelSize): Uint8Array {
  const room = new Uint8Array(toLine.length);
  for (let i = 0; i < room.length; i += 1) room[i] = toLine[i] > radius ? 1 : 0;
  const { labels, list } = components(room, size);
  const reached = new Uint8Array(room.length);
  for (let i = 0; i < room.length; i += 1) {
    if (labels[i] !== 0 && list[labels[i] - 1].touchesEdge) reached[i] = 1;
  }
  const toReached = distanceTo(reached, size);
  const ground = new Uint8Array(room.length);
  for (let i = 0; i < ground.length; i += 1) ground[i] = toReached[i] <= radius + 0.6 ? 1 : 0;
  return ground;
}
