import type { Repeat } from '@toile/contract';
import { modulo } from './interpolate.ts';
import type { Point } from './unit.ts';

type Size = { width: number; height: number };

/**
 * Folds a whole grid position at or one step past the unit's edges back into the grid.
 * `height` must be even for half-drop and `width` for brick. A mirrored grid keeps its last
 * column: the edge is its own copy.
 */
export function foldGrid(repeat: Repeat, at: Point, { width, height }: Size): Point {
  if (repeat === 'mirror') {
    const across = modulo(at.x, 2 * width);
    return { x: across <= width ? across : 2 * width - across, y: modulo(at.y, height) };
  }
  if (repeat === 'brick') {
    const row = Math.floor(at.y / height);
    return { x: modulo(at.x - (row * width) / 2, width), y: at.y - row * height };
  }
  const column = Math.floor(at.x / width);
  const drop = repeat === 'half-drop' ? (column * height) / 2 : 0;
  return { x: at.x - column * width, y: modulo(at.y - drop, height) };
}
