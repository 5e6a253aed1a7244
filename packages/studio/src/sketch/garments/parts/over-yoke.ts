import type { Patch } from '../../../core/scene/patch.ts';
import { heightOf } from '../../../core/scene/patch-size.ts';
import { add, type Point, type Polyline, subtract, times } from '../../../core/scene/point.ts';

/** A yoke is no higher than this part of the cloth below it. */
const HIGHEST = 0.35;

/**
 * A patch carried on straight upwards to the top of an outline, as cloth runs on over a yoke: its
 * v 0 is moved there.
 */
export function overYoke(patch: Patch, outline: Polyline): Patch {
  const top = Math.min(...outline.map(([, y]) => y));
  const above = (patch(0.5, 0)[1] - top) / Math.max(1, heightOf(patch));
  if (above < 0.01 || !isLevel(patch)) return patch;
  const rise = Math.min(HIGHEST, above);
  return (u, v) => {
    const own = v * (1 + rise) - rise;
    return own < 0 ? beyond(patch, u, own) : patch(u, own);
  };
}

/** A sleeve begins aslant, from the shoulder to the armpit: it has no yoke. */
function isLevel(patch: Patch): boolean {
  const [left, right] = [patch(0, 0), patch(1, 0)];
  return Math.abs(right[1] - left[1]) < 0.35 * Math.abs(right[0] - left[0]);
}

function beyond(patch: Patch, u: number, v: number): Point {
  const [edge, below] = [patch(u, 0), patch(u, 0.05)];
  return add(edge, times(subtract(edge, below), -v / 0.05));
}
