import { normalOf, type Point, type Polyline, subtract, unitOf } from '../../scene/point.ts';

/** How many points before and after an edge's direction is taken over. */
const REACH = 3;

/** For every point of oriented outlines the direction of length 1 that leads out of their area: into holes as well. */
export const outwardNormals = (outlines: readonly Polyline[]): Point[][] =>
  outlines.map((line) => {
    const at = (i: number) => line[(i + line.length) % line.length];
    return line.map((_, i) => normalOf(unitOf(subtract(at(i + REACH), at(i - REACH)))));
  });
