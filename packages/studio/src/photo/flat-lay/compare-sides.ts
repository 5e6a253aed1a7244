import { PLACE, type Side } from './garment-view.ts';
import type { Layer } from './layer.ts';
import { lumaAt } from './luma-at.ts';

/** Comparison of a layer's left and right side. */
export type SideComparison = {
  /** Pixels of each side that something hides. */
  veiled: Record<Side, number>;
  /** Mean brightness of each side, 0–255. */
  luma: Record<Side, number>;
  /** Mean difference of a pixel and its mirror image, in levels. */
  unlike: number;
};

/** Compares a layer's left with its right. */
export function compareSides({
  width,
  height,
  light,
  sure,
  places,
  covered,
}: Layer): SideComparison {
  const veiled = { [-1]: 0, 1: 0 };
  const luma = { [-1]: 0, 1: 0 };
  const counts = { [-1]: 1e-6, 1: 1e-6 };
  let unlike = 0;
  let pairs = 1e-6;
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 1) {
      const i = y * width + x;
      if (!covered[i]) continue;
      const side = x < width / 2 ? -1 : 1;
      if (places[i] === PLACE.veil) veiled[side] += 1;
      if (sure[i] < 0.5) continue;
      luma[side] += lumaAt(light, i);
      counts[side] += 1;
      const m = y * width + width - 1 - x;
      if (side === 1 || sure[m] < 0.5) continue;
      pairs += 1;
      for (let c = 0; c < 3; c += 1) unlike += Math.abs(light[i * 3 + c] - light[m * 3 + c]) / 3;
    }
  }
  return {
    veiled,
    luma: { [-1]: luma[-1] / counts[-1], 1: luma[1] / counts[1] },
    unlike: unlike / pairs,
  };
}
