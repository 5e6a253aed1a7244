import type { PixelSize } from '@toile/tools';

/**
 * Adds what the cut-out sees between two parts of a garment to a mask (0 and 1) of what differs
 * from the ground. Stripes and pale figures of the ground's colour that reach the garment's edge are
 * ground by their colour alone; a shadow beside the garment lies between nothing.
 */
export function withPaleParts(laid: Uint8Array, seen: Uint8Array, size: PixelSize): Uint8Array {
  const between = new Uint8Array(laid.length);
  markBetween(laid, between, {
    lines: size.height,
    stride: size.width,
    length: size.width,
    step: 1,
  });
  markBetween(laid, between, {
    lines: size.width,
    stride: 1,
    length: size.height,
    step: size.width,
  });
  return laid.map((on, i) => (on || (seen[i] && between[i]) ? 1 : 0));
}

type Lines = { lines: number; stride: number; length: number; step: number };

/** Marks all pixels from the first to the last of a mask in each row, or in each column. */
function markBetween(mask: Uint8Array, marked: Uint8Array, { lines, stride, length, step }: Lines) {
  for (let line = 0; line < lines; line += 1) {
    const at = (k: number) => line * stride + k * step;
    let first = 0;
    while (first < length && !mask[at(first)]) first += 1;
    let last = length - 1;
    while (last > first && !mask[at(last)]) last -= 1;
    for (let k = first; k <= last; k += 1) marked[at(k)] = 1;
  }
}
