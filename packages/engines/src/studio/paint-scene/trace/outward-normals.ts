import { normalOf, type Point, type Polyline, subtract, times, unitOf } from '../../scene/point.ts';

/** How many points before and after an edge's direction is taken over. */
const REACH = 3;

/**
 * For every point of some closed outlines the direction of length 1 that leads out of the area
 * that they enclose by the even-odd rule: out of it into holes as well.
 */
export function outwardNormals(outlines: readonly Polyline[]): Point[][] {
  return outlines.map((line, row) => {
    const others = outlines.filter((_, other) => other !== row);
    const isHole = others.filter((other) => holds(other, line[0])).length % 2 === 1;
    const sign = Math.sign(signedArea(line)) * (isHole ? -1 : 1);
    const at = (i: number) => line[(i + line.length) % line.length];
    return line.map((_, i) =>
      times(normalOf(unitOf(subtract(at(i + REACH), at(i - REACH)))), sign),
    );
  });
}

/** Positive where the outline runs clockwise on the page (y downwards). */
function signedArea(line: Polyline): number {
  return line.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = line[(i + 1) % line.length];
    return sum + x * nextY - nextX * y;
  }, 0);
}

function holds(line: Polyline, [x, y]: Point): boolean {
  let inside = false;
  line.forEach(([ax, ay], i) => {
    const [bx, by] = line[(i + 1) % line.length];
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside;
  });
  return inside;
}
