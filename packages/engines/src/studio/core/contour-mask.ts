import type { Surface } from './fbm.ts';
import { smoothstep } from './interpolate.ts';

/**
 * A crisp, anti-aliased mask of where a field lies above `level`: the field's height over its
 * own slope is the distance to the contour, so that flat saddles do not fray. `levelAt`, one
 * number a pixel, is added to the level.
 */
export function contourMask(
  { widthPx: width, heightPx: height }: Surface,
  field: Float32Array,
  { level, levelAt }: { level: number; levelAt?: Float32Array },
): Float32Array {
  const above = levelAt ? field.map((value, i) => value - level - levelAt[i]) : field.map((value) => value - level);
  return above.map((value, i) => {
    const x = i % width;
    const y = Math.floor(i / width);
    const right = above[x + 1 < width ? i + 1 : i] - above[x + 1 < width ? i : i - 1];
    const down = above[y + 1 < height ? i + width : i] - above[y + 1 < height ? i : i - width];
    const slope = Math.max(0.004, Math.hypot(right, down));
    return smoothstep(-0.9, 0.9, value / slope);
  });
}
