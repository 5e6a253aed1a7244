/** A place on the page in pixels, y downwards. */
export type Point = readonly [x: number, y: number];

/** A row of points; closed where it is an outline, without repeating the first point. */
export type Polyline = readonly Point[];

export const add = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]];
export const subtract = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];
export const times = (a: Point, factor: number): Point => [a[0] * factor, a[1] * factor];
export const lengthOf = (a: Point): number => Math.hypot(a[0], a[1]);
export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** The point at `part` of the way from a to b. */
export const between = (a: Point, b: Point, part: number): Point => [
  a[0] + (b[0] - a[0]) * part,
  a[1] + (b[1] - a[1]) * part,
];

/** The direction of a vector, of length 1; (0, 0) stays. */
export function unitOf(a: Point): Point {
  const length = lengthOf(a);
  return length === 0 ? a : [a[0] / length, a[1] / length];
}

/** Turned a quarter to the left of the direction as the viewer sees it: (0, 1) becomes (1, 0). */
export const normalOf = (a: Point): Point => [a[1], -a[0]];

/** A vector turned about (0, 0), clockwise as the viewer sees it. */
export const turned = (a: Point, radians: number): Point => [
  a[0] * Math.cos(radians) - a[1] * Math.sin(radians),
  a[0] * Math.sin(radians) + a[1] * Math.cos(radians),
];
