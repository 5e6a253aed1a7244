import { boxColumns, boxRows } from '../../core/box-blur.ts';

/** A field of one number a pixel. */
export type Field = { width: number; height: number; values: Float32Array };

/** About a Gaussian blur: three box means each way. Edges repeat. */
export function softBlur(field: Field, sigmaX: number, sigmaY = sigmaX): Field {
  let values: Float32Array = field.values;
  for (const part of [0, 1, 2]) {
    const across = radiusOf(sigmaX, part);
    const down = radiusOf(sigmaY, part);
    if (across > 0) values = boxRows({ ...field, values }, across);
    if (down > 0) values = boxColumns({ ...field, values }, down);
  }
  return { ...field, values };
}

/** Radii of three boxes whose variances add up to the Gaussian's. */
function radiusOf(sigma: number, part: number): number {
  const ideal = Math.sqrt(4 * sigma * sigma + 1);
  const low = Math.max(0, Math.floor((ideal - 1) / 2));
  return low + ((ideal - 1) / 2 - low > (part + 0.5) / 3 ? 1 : 0);
}
