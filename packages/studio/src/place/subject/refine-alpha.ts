import { clamp, lerp, smoothstep } from '../../core/interpolate.ts';
import { guidedFilter } from '../../photo/field/guided-filter.ts';
import { type Field, softBlur } from '../../photo/field/soft-blur.ts';

const GUIDED = { radiusPx: 3, softness: 2e-4 };

/**
 * Coverage from a mask, 0 to 1: guided by the picture's own edges in a band of a few pixels,
 * left as it is elsewhere, so that the inside stays whole.
 */
export function refineAlpha(guide: Field, mask: Float32Array): Float32Array {
  const { width, height } = guide;
  const rough = softBlur({ width, height, values: mask }, 0.9).values;
  const band = softBlur({ width, height, values: mask }, 3.2).values;
  const guided = guidedFilter(rough, guide.values, guide, GUIDED);
  return rough.map((value, i) => {
    if (band[i] < 0.02) return 0;
    if (band[i] > 0.98) return 1;
    const mixed = lerp(value, guided[i], 0.6);
    return smoothstep(0.16, 0.9, mixed) * 0.6 + clamp((mixed - 0.2) / 0.66) * 0.4;
  });
}
