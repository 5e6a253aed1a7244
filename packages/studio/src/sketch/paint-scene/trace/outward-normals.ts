import {
  distance,
  normalOf,
  type Point,
  type Polyline,
  subtract,
  unitOf,
} from '../../../core/scene/point.ts';

/** How far before and after a place an edge's direction is taken over: hooks of a hem have none of their own. */
const REACH_PX = 20;
const MOST_POINTS = 12;

/** For every point of oriented outlines the direction of length 1 that leads out of their area: into holes as well. */
export const outwardNormals = (outlines: readonly Polyline[]): Point[][] =>
  outlines.map((line) =>
    line.map((_, i) => normalOf(unitOf(subtract(away(line, i, 1), away(line, i, -1))))),
  );

/** The point about a reach along the closed line from the i-th. */
function away(line: Polyline, i: number, step: 1 | -1): Point {
  const at = (k: number) => line[(k + line.length * MOST_POINTS) % line.length];
  let length = 0;
  for (let k = 1; k <= MOST_POINTS; k += 1) {
    length += distance(at(i + (k - 1) * step), at(i + k * step));
    if (length >= REACH_PX) return at(i + k * step);
  }
  return at(i + MOST_POINTS * step);
}
