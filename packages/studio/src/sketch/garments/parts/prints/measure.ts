import type { Patch } from '../../../../core/scene/patch.ts';
import { distance, type Polyline } from '../../../../core/scene/point.ts';

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

/** Whether a place lies within an outline's box, or `marginPx` outside of it. */
export function boxTest(outline: Polyline | undefined, marginPx: number) {
  if (!outline || outline.length === 0) return () => true;
  const xs = outline.map((at) => at[0]);
  const ys = outline.map((at) => at[1]);
  const [left, right] = [Math.min(...xs) - marginPx, Math.max(...xs) + marginPx];
  const [top, bottom] = [Math.min(...ys) - marginPx, Math.max(...ys) + marginPx];
  return ([x, y]: readonly [number, number]) => x > left && x < right && y > top && y < bottom;
}
