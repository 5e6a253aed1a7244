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
  const above = new Float32Array(field.length);
  for (let i = 0; i < field.length; i += 1)
    above[i] = field[i] - level - (levelAt ? levelAt[i] : 0);
  const mask = new Float32Array(field.length);
  for (let y = 0, i = 0; y < height; y += 1) {
    const isLastRow = y + 1 === height;
    for (let x = 0; x < width; x += 1, i += 1) {
      const left = x + 1 < width ? i : i - 1;
      const dx = above[left + 1] - above[left];
      const top = isLastRow ? i - width : i;
      const dy = above[top + width] - above[top];
      const slope = Math.max(0.004, Math.sqrt(dx * dx + dy * dy));
      mask[i] = smoothstep(-0.9, 0.9, above[i] / slope);
    }
  }
  return mask;
}
