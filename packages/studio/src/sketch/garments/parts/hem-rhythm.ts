import { clamp } from '../../../core/interpolate.ts';
import type { Rng } from '../../../core/rng.ts';

/**
 * Parts of a width (0 to 1, ends included) for folds side by side, of uneven width: `unevenness`
 * is the deviation of a width's logarithm. Narrow folds come in pairs with wide ones, as gravity
 * hangs them.
 */
export function spreadFolds(rng: Rng, count: number, unevenness: number): number[] {
  const widths = Array.from({ length: count }, (_, i) =>
    Math.exp(
      clamp(rng.gauss(), -1.2, 1.2) * unevenness + (i % 2 === 0 ? 1 : -1) * unevenness * 0.4,
    ),
  );
  const total = widths.reduce((sum, width) => sum + width, 0);
  const us = [0];
  for (const width of widths) us.push(us[us.length - 1] + width / total);
  us[count] = 1;
  return us;
}
