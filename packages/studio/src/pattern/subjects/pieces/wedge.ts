import type { PathPoint } from '../../../core/smooth-path.ts';
import { type SpinePoint } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';

/** A tapering stripe along three points, widest (`half` to each side) at the first. */
export function wedge(
  [a, b, c]: readonly [PathPoint, PathPoint, PathPoint],
  half: number,
): PathPoint[] {
  const points: SpinePoint[] = [
    [...a, half],
    [...b, half * 0.8],
    [...c, 0.004],
  ];
  return tube(points);
}
