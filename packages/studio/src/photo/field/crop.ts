import type { PixelSize } from '@toile/tools';
import type { Box } from './bounds.ts';

/** A box of a plane of levels, one a pixel. */
export function cropped(plane: Uint8Array, size: PixelSize, box: Box): Uint8Array {
  const out = new Uint8Array((box.right - box.left) * (box.bottom - box.top));
  copyRows(plane, out, { size, box, channels: 1 });
  return out;
}

/** A box of Lab colours, in triples. */
export function croppedLab(lab: Float32Array, size: PixelSize, box: Box): Float32Array {
  const out = new Float32Array((box.right - box.left) * (box.bottom - box.top) * 3);
  copyRows(lab, out, { size, box, channels: 3 });
  return out;
}

/** A box of red, green and blue levels, in triples. */
export function croppedRgb(rgb: Uint8Array, size: PixelSize, box: Box): Uint8Array {
  const out = new Uint8Array((box.right - box.left) * (box.bottom - box.top) * 3);
  copyRows(rgb, out, { size, box, channels: 3 });
  return out;
}

type Rows = { size: PixelSize; box: Box; channels: number };

function copyRows<Plane extends Uint8Array | Float32Array>(
  from: Plane,
  to: Plane,
  { size, box, channels }: Rows,
): void {
  const row = (box.right - box.left) * channels;
  for (let y = box.top; y < box.bottom; y += 1) {
    const start = (y * size.width + box.left) * channels;
    to.set(from.subarray(start, start + row), (y - box.top) * row);
  }
}

/** Lays a box of one number a pixel back into its plane, which it answers. */
export const pasted = (part: Uint8Array, into: Uint8Array, size: PixelSize, box: Box) =>
  pasteRows(part, into, { size, box, channels: 1 });

/** The same of levels in triples. */
export const pastedRgb = (part: Uint8Array, into: Uint8Array, size: PixelSize, box: Box) =>
  pasteRows(part, into, { size, box, channels: 3 });

function pasteRows(
  part: Uint8Array,
  into: Uint8Array,
  { size, box: { left, top, right, bottom }, channels }: Rows,
): Uint8Array {
  const row = (right - left) * channels;
  for (let y = top; y < bottom; y += 1) {
    const from = (y - top) * row;
    into.set(part.subarray(from, from + row), (y * size.width + left) * channels);
  }
  return into;
}
