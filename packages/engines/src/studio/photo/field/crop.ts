import type { PixelSize } from '@toile/tools';
import type { Box } from './bounds.ts';

/** A box of a plane of pixels with so many numbers each. */
export function cropped<Plane extends Uint8Array | Float32Array>(
  plane: Plane,
  { width }: PixelSize,
  { left, top, right, bottom }: Box,
  channels: number,
): Plane {
  const row = (right - left) * channels;
  // A slice has the type of its plane.
  const out = plane.slice(0, row * (bottom - top)) as Plane;
  for (let y = top; y < bottom; y += 1) {
    const from = (y * width + left) * channels;
    out.set(plane.subarray(from, from + row), (y - top) * row);
  }
  return out;
}

/** Lays a box of one number a pixel back into its plane, which it answers. */
export function pasted(
  part: Uint8Array,
  into: Uint8Array,
  { width }: PixelSize,
  { left, top, right, bottom }: Box,
): Uint8Array {
  const row = right - left;
  for (let y = top; y < bottom; y += 1) {
    into.set(part.subarray((y - top) * row, (y - top + 1) * row), y * width + left);
  }
  return into;
}
