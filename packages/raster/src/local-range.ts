import { blankLike, type Plane } from './plane.ts';

/** The least and the greatest value around each place of a plane, border and all. */
export type LocalRange = { least: Float32Array; greatest: Float32Array };

/** The range of the three by three values around each place; not defined in the outermost border. */
export function localRange(plane: Plane): LocalRange {
  const { values, stride } = plane;
  const { length } = values;
  const low = blankLike(plane);
  const high = blankLike(plane);
  for (let i = 1; i < length - 1; i += 1) {
    const a = values[i - 1];
    const b = values[i];
    const c = values[i + 1];
    const less = a < b ? a : b;
    const more = a < b ? b : a;
    low[i] = less < c ? less : c;
    high[i] = more > c ? more : c;
  }
  return { least: leastOfRows(low, stride), greatest: greatestOfRows(high, stride) };
}

function leastOfRows(values: Float32Array, stride: number): Float32Array {
  const least = new Float32Array(values.length);
  for (let i = stride; i < values.length - stride; i += 1) {
    const a = values[i - stride];
    const b = values[i];
    const c = values[i + stride];
    const less = a < b ? a : b;
    least[i] = less < c ? less : c;
  }
  return least;
}

function greatestOfRows(values: Float32Array, stride: number): Float32Array {
  const greatest = new Float32Array(values.length);
  for (let i = stride; i < values.length - stride; i += 1) {
    const a = values[i - stride];
    const b = values[i];
    const c = values[i + stride];
    const more = a > b ? a : b;
    greatest[i] = more > c ? more : c;
  }
  return greatest;
}
