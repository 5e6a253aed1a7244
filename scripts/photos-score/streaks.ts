type Picture = { rgb: Uint8Array; mask: Uint8Array; width: number; height: number };

const BLOCK_PX = 16;
/** Least mean step between neighbours, in levels: plain cloth cannot be smeared. */
const VISIBLE = 3;
/** Ratio of the smallest to the largest step of the four directions, below which a block is a streak. */
const ONE_WAY = 0.22;

/** Share of a mask's whole blocks in which the picture changes in one direction alone: stripes, and smears. */
export function streaksOf({ rgb, mask, width, height }: Picture): number {
  let all = 0;
  let streaked = 0;
  const luma = Float32Array.from(mask, (_, i) => {
    const [r = 0, g = 0, b = 0] = rgb.subarray(i * 3, i * 3 + 3);
    return 0.3 * r + 0.59 * g + 0.11 * b;
  });
  for (let top = 0; top + BLOCK_PX < height; top += BLOCK_PX) {
    for (let left = 1; left + BLOCK_PX < width; left += BLOCK_PX) {
      const block = pixelsOf(left, top, width);
      if (block.some((i) => !mask[i])) continue;
      all += 1;
      const steps = [1, width, width + 1, width - 1].map(
        (step) =>
          block.reduce((sum, i) => sum + Math.abs((luma[i + step] ?? 0) - (luma[i] ?? 0)), 0) /
          block.length,
      );
      const most = Math.max(...steps);
      if (most > VISIBLE && Math.min(...steps) < most * ONE_WAY) streaked += 1;
    }
  }
  return all === 0 ? 0 : streaked / all;
}

function pixelsOf(left: number, top: number, width: number): number[] {
  const rows = Array.from({ length: BLOCK_PX }, (_, y) => (top + y) * width + left);
  return rows.flatMap((row) => Array.from({ length: BLOCK_PX }, (_, x) => row + x));
}
