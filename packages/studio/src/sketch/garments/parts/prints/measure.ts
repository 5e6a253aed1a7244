import type { Polyline } from '../../../../core/scene/point.ts';

/** Whether a place lies within an outline's box, or `marginPx` outside of it. */
export function boxTest(outline: Polyline | undefined, marginPx: number) {
  if (!outline || outline.length === 0) return () => true;
  const xs = outline.map((at) => at[0]);
  const ys = outline.map((at) => at[1]);
  const [left, right] = [Math.min(...xs) - marginPx, Math.max(...xs) + marginPx];
  const [top, bottom] = [Math.min(...ys) - marginPx, Math.max(...ys) + marginPx];
  return ([x, y]: readonly [number, number]) => x > left && x < right && y > top && y < bottom;
}
