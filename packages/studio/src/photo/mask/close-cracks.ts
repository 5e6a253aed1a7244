import type { PixelSize } from '@toile/tools';

/** Closes cracks of up to twice so many pixels in a mask of 0 and 1. The picture's rim is left as it is. */
export function closeCracks(mask: Uint8Array, size: PixelSize, radiusPx: number): Uint8Array {
  let out = mask;
  for (const wins of [1, 0]) {
    for (let step = 0; step < radiusPx; step += 1) out = spread(out, size, wins);
  }
  return out.map((on, i) => on | mask[i]);
}

/** Every pixel beside one of the winning value takes it, corners included. */
function spread(mask: Uint8Array, { width, height }: PixelSize, wins: number): Uint8Array {
  const across = mask.slice();
  for (let i = 0; i < mask.length; i += 1) {
    if (mask[i] !== wins) continue;
    const x = i % width;
    if (x > 0) across[i - 1] = wins;
    if (x < width - 1) across[i + 1] = wins;
  }
  const out = across.slice();
  const last = (height - 1) * width;
  for (let i = 0; i < across.length; i += 1) {
    if (across[i] !== wins) continue;
    if (i >= width) out[i - width] = wins;
    if (i < last) out[i + width] = wins;
  }
  return out;
}
