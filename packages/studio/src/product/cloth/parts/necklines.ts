import type { Point } from '../../../core/scene/point.ts';
import { curve } from './shape.ts';

export type NecklineId =
  | 'crew'
  | 'v'
  | 'deep-v'
  | 'scoop'
  | 'boat'
  | 'square'
  | 'sweetheart'
  | 'off-shoulder';

/** The left half of a front neckline: from the shoulder's highest point to the centre. */
export type NecklineShape = { half: number; depth: number; path: Point[] };

/** A neckline in centimetres; `ease` widens it all. */
export function necklineOf(id: NecklineId, ease = 0): NecklineShape {
  const { half, depth, points } = NECKLINES[id];
  const wide = half + ease;
  return {
    half: wide,
    depth,
    path: curve(...points.map(([x, y]): Point => [-x * wide, y * depth])),
  };
}

/** Drop of a neckline that leaves the shoulders bare, from their highest point. */
export const OFF_SHOULDER_CM = 9.6;

type Recipe = { half: number; depth: number; points: Point[] };

/** Points as parts of half width and depth. */
const NECKLINES: Record<NecklineId, Recipe> = {
  crew: {
    half: 8.6,
    depth: 8.6,
    points: [
      [1, -0.03],
      [0.93, 0.38],
      [0.66, 0.79],
      [0.3, 0.97],
      [0, 1],
    ],
  },
  v: {
    half: 8.4,
    depth: 19,
    points: [
      [1, -0.01],
      [0.78, 0.32],
      [0.42, 0.7],
      [0.02, 0.985],
      [0, 1],
    ],
  },
  'deep-v': {
    half: 8.6,
    depth: 27,
    points: [
      [1, -0.01],
      [0.8, 0.3],
      [0.43, 0.68],
      [0.02, 0.985],
      [0, 1],
    ],
  },
  scoop: {
    half: 10.4,
    depth: 16,
    points: [
      [1, -0.02],
      [0.96, 0.4],
      [0.74, 0.8],
      [0.36, 0.97],
      [0, 1],
    ],
  },
  boat: {
    half: 14.2,
    depth: 5.6,
    points: [
      [1, 0.28],
      [0.78, 0.62],
      [0.45, 0.92],
      [0, 1],
    ],
  },
  square: {
    half: 10.6,
    depth: 14,
    points: [
      [1, -0.02],
      [0.97, 0.5],
      [0.935, 0.93],
      [0.9, 0.995],
      [0.5, 1.02],
      [0, 1.03],
    ],
  },
  // Straight across below the shoulders; its height is that of the sleeve's top.
  'off-shoulder': {
    half: 19.4,
    depth: OFF_SHOULDER_CM + 1.2,
    points: [
      [1, OFF_SHOULDER_CM / (OFF_SHOULDER_CM + 1.2)],
      [0.7, 0.92],
      [0.35, 0.98],
      [0, 1],
    ],
  },
  sweetheart: {
    half: 10.4,
    depth: 15.5,
    points: [
      [1, -0.02],
      [0.95, 0.42],
      [0.82, 0.68],
      [0.5, 0.72],
      [0.22, 0.84],
      [0, 1],
    ],
  },
};
