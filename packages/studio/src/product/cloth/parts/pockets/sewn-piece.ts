import type { Point } from '../../../../core/scene/point.ts';

/** A piece that is sewn on, in centimetres of the garment. */
export type SewnPiece = {
  name: string;
  /** Upper left corner. */
  at: Point;
  width: number;
  height: number;
  /** Depth of the point of its lower edge. */
  point?: number;
  isWorkwear?: boolean;
  /** Radians, clockwise. */
  turn?: number;
};

/** Places in centimetres from a corner, turned with the piece. */
export function placeFrom(at: Point, turn: number): (x: number, y: number) => Point {
  const [c, q] = [Math.cos(turn), Math.sin(turn)];
  return (x, y) => [at[0] + x * c - y * q, at[1] + x * q + y * c];
}
