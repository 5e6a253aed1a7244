import type { PathPoint } from '../../../core/smooth-path.ts';

/** A box with softened corners about a place, by half its width and half its height. */
export function box(x: number, y: number, half: number, tall: number): PathPoint[] {
  const [left, right, top, foot] = [x - half, x + half, y - tall, y + tall];
  const round = Math.min(half, tall) * 0.25;
  return [
    [left, top + round],
    [left + round, top],
    [right - round, top],
    [right, top + round],
    [right, foot - round],
    [right - round, foot],
    [left + round, foot],
    [left, foot - round],
  ];
}
