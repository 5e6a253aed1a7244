import type { PixelSize } from '@toile/tools';
import { smoothstep } from '../../core/interpolate.ts';
import { blurPlane } from '../../core/plane/blur-plane.ts';
import { components } from '../../core/plane/components.ts';

/** Shorter marks are grain of the paper or of a wash, no folds or seams. */
const LEAST_SPAN = 9;

/**
 * Of the lines that were found, those that a pen drew: clearly darker than what is around them
 * (rims of washes hardly are), and long. All planes at half size; `light` is brightness, 0 to 1.
 */
export function drawnLines(
  lines: Float32Array,
  light: Float32Array,
  size: PixelSize,
): Float32Array {
  const around = blurPlane(light, size, 5);
  const out = new Float32Array(lines.length);
  const mask = new Uint8Array(lines.length);
  for (let i = 0; i < out.length; i += 1) {
    if (lines[i] < 0.08) continue;
    const darker = (around[i] - light[i]) / (around[i] + 0.04);
    out[i] = lines[i] * smoothstep(0.1, 0.3, darker);
    if (out[i] > 0.1) mask[i] = 1;
  }
  const { labels, list } = components(mask, size, true);
  const isLong = list.map((one) => one.right - one.left + one.bottom - one.top >= LEAST_SPAN);
  for (let i = 0; i < out.length; i += 1) if (!mask[i] || !isLong[labels[i] - 1]) out[i] = 0;
  return blurPlane(out, size, 1);
}
