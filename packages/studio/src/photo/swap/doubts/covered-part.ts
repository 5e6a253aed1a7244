import type { PixelSize } from '@toile/tools';

/**
 * Share of a mark's rows, from its first to its last pixel each, that shows something else than
 * ground: an arm, hair, a bag or another garment before it. Gaps at its ends do not count.
 */
export function coveredPart(
  mask: Uint8Array,
  isElse: (i: number) => boolean,
  { width, height }: PixelSize,
): number {
  let all = 0;
  let covered = 0;
  for (let y = 0; y < height; y += 2) {
    const row = mask.subarray(y * width, (y + 1) * width);
    const last = row.lastIndexOf(1);
    for (let x = row.indexOf(1); x >= 0 && x <= last; x += 1) {
      all += 1;
      if (!row[x] && isElse(y * width + x)) covered += 1;
    }
  }
  return covered / Math.max(1, all);
}
