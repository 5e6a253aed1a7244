import type { PixelSize } from '@toile/tools';
import { boxColumns, boxRows } from '../box-blur.ts';

/** A blurred copy of a plane of numbers: a box of the radius, run twice. Edges repeat outwards. */
export function blurPlane(source: Float32Array, size: PixelSize, radius: number): Float32Array {
  const r = Math.max(1, Math.round(radius));
  const a = spareOf(source.length);
  const b = new Float32Array(source.length);
  // Pictures that were drawn before keep their bytes: these sums are single numbers, not doubles.
  const sums = new Float32Array(size.width);
  boxRows({ ...size, values: source }, r, a);
  boxRows({ ...size, values: a }, r, b);
  boxColumns({ ...size, values: b }, r, { out: a, sums });
  return boxColumns({ ...size, values: a }, r, { out: b, sums });
}

let spare = new Float32Array(0);

/** A plane to work on that is kept from blur to blur; what is in it is left over. */
function spareOf(length: number): Float32Array {
  if (spare.length < length) spare = new Float32Array(length);
  return spare.subarray(0, length);
}
