import type { Patch } from './patch.ts';
import { distance } from './point.ts';

/** Width of a patch in pixels at a part of its height. */
export function widthAt(patch: Patch, v: number): number {
  return (
    distance(patch(0, v), patch(0.33, v)) +
    distance(patch(0.33, v), patch(0.67, v)) +
    distance(patch(0.67, v), patch(1, v))
  );
}

/** Height of a patch in pixels along its middle. */
export function heightOf(patch: Patch): number {
  let sum = 0;
  for (let i = 0; i < 8; i += 1) sum += distance(patch(0.5, i / 8), patch(0.5, (i + 1) / 8));
  return sum;
}
