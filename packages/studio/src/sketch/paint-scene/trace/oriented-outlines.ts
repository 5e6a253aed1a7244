import type { Point, Polyline } from '../../../core/scene/point.ts';

/**
 * The same outlines, all clockwise on the page but for holes. Filled by the non-zero rule they
 * show what the even-odd rule would, without the specks that it leaves where an outline
 * crosses itself, as a hem's folds do.
 */
export function orientedOutlines(outlines: readonly Polyline[]): Polyline[] {
  return outlines
    .filter((line) => line.length > 2)
    .map((line, row, all) => {
      const around = all.filter((other, i) => i !== row && surrounds(other, line));
      const isHole = around.length % 2 === 1;
      return signedArea(line) > 0 === isHole ? line.toReversed() : line;
    });
}

/** Positive where the outline runs clockwise on the page (y downwards). */
function signedArea(line: Polyline): number {
  return line.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = line[(i + 1) % line.length];
    return sum + x * nextY - nextX * y;
  }, 0);
}

/** Whether most of a line lies within another: an opening may touch the edge that it is cut into. */
function surrounds(other: Polyline, line: Polyline): boolean {
  const step = Math.max(1, Math.floor(line.length / PROBES));
  const probes = line.filter((_, i) => i % step === 0);
  return probes.filter((point) => holds(other, point)).length * 2 > probes.length;
}

const PROBES = 12;

function holds(line: Polyline, [x, y]: Point): boolean {
  let inside = false;
  line.forEach(([ax, ay], i) => {
    const [bx, by] = line[(i + 1) % line.length];
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside;
  });
  return inside;
}
