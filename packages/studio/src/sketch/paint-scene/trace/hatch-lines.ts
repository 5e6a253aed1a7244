import { createRng } from '../../../core/rng.ts';
import { boundsOf } from '../../../core/scene/bounds.ts';
import type { Point, Polyline } from '../../../core/scene/point.ts';

/** Down to the left, as a right hand hatches. */
const SLANT: Point = [-0.5, 0.866];

/**
 * Hatching over the box around some areas, as thin closed lens shapes: to be clipped to the
 * areas. Nothing where `gap` is 0 or there is no area.
 */
export function hatchLines(
  areas: readonly Polyline[],
  [gap, width]: readonly [gap: number, width: number],
  seed: number,
): Polyline[] {
  if (gap === 0 || areas.length === 0) return [];
  const rng = createRng(seed);
  const box = boundsOf(areas);
  const reach = (box.right - box.left) * SLANT[1] + (box.bottom - box.top) * -SLANT[0];
  return Array.from({ length: Math.ceil(reach / gap) }, (_, i) => {
    const along = (i + 0.5 + rng.range(-0.24, 0.24)) * gap;
    return hatchLine(box, {
      along,
      width: width * rng.range(0.65, 1.25),
      drift: rng.range(-1, 1) * gap,
    });
  }).filter((line) => line.length > 0);
}

type Box = ReturnType<typeof boundsOf>;

/** The line at a distance along the diagonal, cut to the box. */
function hatchLine(
  box: Box,
  { along, width, drift }: { along: number; width: number; drift: number },
): Polyline {
  const foot: Point = [box.left + along * SLANT[1], box.top + along * -SLANT[0]];
  const [from, to] = cutToBox(foot, box);
  if (to - from < 3) return [];
  const at = (t: number, aside: number): Point => [
    foot[0] + SLANT[0] * t + SLANT[1] * aside,
    foot[1] + SLANT[1] * t - SLANT[0] * aside,
  ];
  const middle = (from + to) / 2;
  return [at(from, -drift), at(middle, width / 2), at(to, drift), at(middle, -width / 2)];
}

/** Between which lengths a line through a point along the slant lies inside a box. */
function cutToBox(foot: Point, box: Box): [number, number] {
  const sides = [
    [(box.right - foot[0]) / SLANT[0], (box.left - foot[0]) / SLANT[0]],
    [(box.top - foot[1]) / SLANT[1], (box.bottom - foot[1]) / SLANT[1]],
  ];
  return [Math.max(sides[0][0], sides[1][0]), Math.min(sides[0][1], sides[1][1])];
}
