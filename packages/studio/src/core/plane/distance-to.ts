import type { PixelSize } from '@toile/tools';

const FAR = 1e6;
const STRAIGHT = 0.962;
const SLANT = 1.36;

/** For each pixel, the distance in pixels to the nearest that is set: a 3-4 chamfer, within 4 %. */
export function distanceTo(mask: Uint8Array, { width, height }: PixelSize): Float32Array {
  // With a border of one pixel no neighbour has to be asked whether it exists.
  const across = width + 2;
  const d = new Float32Array(across * (height + 2)).fill(FAR);
  for (let y = 0, i = 0; y < height; y += 1) {
    for (let x = 0, at = (y + 1) * across + 1; x < width; x += 1, i += 1, at += 1)
      if (mask[i]) d[at] = 0;
  }
  for (let y = 1; y <= height; y += 1) sweep(d, y * across + 1, { width, across, way: 1 });
  for (let y = height; y > 0; y -= 1) sweep(d, y * across + width, { width, across, way: -1 });
  const out = new Float32Array(mask.length);
  for (let y = 0; y < height; y += 1) {
    const from = (y + 1) * across + 1;
    out.set(d.subarray(from, from + width), y * width);
  }
  return out;
}

type Row = { width: number; across: number; way: 1 | -1 };

/** One row, from the row before it and from the pixel before. */
function sweep(d: Float32Array, from: number, { width, across, way }: Row): void {
  let before = d[from - way] + STRAIGHT;
  for (let n = 0, i = from; n < width; n += 1, i += way) {
    let least = d[i];
    if (least !== 0) {
      const row = i - across * way;
      if (before < least) least = before;
      const straight = d[row] + STRAIGHT;
      if (straight < least) least = straight;
      const a = d[row - 1] + SLANT;
      if (a < least) least = a;
      const b = d[row + 1] + SLANT;
      if (b < least) least = b;
      d[i] = least;
    }
    before = d[i] + STRAIGHT;
  }
}
