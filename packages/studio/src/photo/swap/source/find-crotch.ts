import type { Spot } from '../../parse/point.ts';
import type { Run, Silhouette } from './silhouette.ts';

/** Least length of two separate legs, as a share of the height. */
const LEAST_LEG = 0.25;

/** Crotch of trousers; undefined for every other garment. */
export function findCrotch({ box, high, wide, runs }: Silhouette): Spot | undefined {
  let crotch: Spot | undefined;
  for (let y = box.bottom - Math.round(high * 0.04); y > box.top + high * 0.1; y -= 1) {
    const legs = runs(y).filter((run) => run.right - run.left > wide * 0.1);
    const gap = gapOf(legs, wide);
    if (!gap) break;
    crotch = { x: (gap.left + gap.right) / 2, y };
  }
  if (!crotch || box.bottom - crotch.y < high * LEAST_LEG) return undefined;
  return crotch;
}

/** Gap between two runs of similar width. */
function gapOf(legs: readonly Run[], wide: number): Run | undefined {
  if (legs.length !== 2) return undefined;
  const [left, right] = legs.map((run) => run.right - run.left);
  if (Math.min(left, right) < Math.max(left, right) * 0.6 || left + right < wide * 0.3)
    return undefined;
  return { left: legs[0].right, right: legs[1].left };
}
