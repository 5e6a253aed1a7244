import { TAU } from '../../../core/interpolate.ts';
import type { PathPoint } from '../../../core/smooth-path.ts';

/** Lines that one cell of a pattern sews, about its middle, in a cell `w` wide and `h` high. */
export type SewnLines = (cell: { w: number; h: number; odd: boolean }) => PathPoint[][];

/** Hemp leaf: triangles, each with three lines to its middle. Cells are staggered. */
export const hempLeaf: SewnLines = ({ w, h }) => {
  const [here, right, low, lowLeft]: PathPoint[] = [
    [0, 0],
    [w, 0],
    [w / 2, h],
    [-w / 2, h],
  ];
  const upper: PathPoint = [w / 2, h / 3];
  const lower: PathPoint = [0, (h * 2) / 3];
  return [
    [here, right],
    [here, low],
    [here, lowLeft],
    [here, upper],
    [right, upper],
    [low, upper],
    [here, lower],
    [low, lower],
    [lowLeft, lower],
  ];
};

function arc(
  x: number,
  y: number,
  radius: { x: number; y: number },
  [from, to]: [number, number],
): PathPoint[] {
  return Array.from({ length: 13 }, (_, i): PathPoint => {
    const angle = from + ((to - from) * i) / 12;
    return [x + Math.cos(angle) * radius.x, y + Math.sin(angle) * radius.y];
  });
}

/** Linked circles: each quarter is sewn by itself, so that stitches meet where circles cross. Cells are staggered. */
export const linkedCircles: SewnLines = ({ w, h }) =>
  [0, 1, 2, 3].map((quarter) =>
    arc(0, 0, { x: w / 2, y: h }, [(quarter * TAU) / 4, ((quarter + 1) * TAU) / 4]),
  );

/** Quarter arcs within arcs, which meet their mirrored neighbours as half rounds. */
export const nestedArcs: SewnLines = ({ w, h, odd }) => {
  const side = odd ? -1 : 1;
  return [0.25, 0.5, 0.75, 1].map((part) =>
    arc((-side * w) / 2, h / 2, { x: side * w * part, y: h * part }, [-TAU / 4, 0]),
  );
};

/** Squares turned on their points, one within the other. Cells are staggered. */
export const nestedSquares: SewnLines = ({ w, h }) => {
  const ring = (part: number): PathPoint[][] => {
    const corners: PathPoint[] = [
      [0, -h * part],
      [(w / 2) * part, 0],
      [0, h * part],
      [(-w / 2) * part, 0],
    ];
    return corners.map((corner, i) => [corner, corners[(i + 1) % 4]]);
  };
  return [...ring(0.88), ...ring(0.58), ...ring(0.28)];
};
