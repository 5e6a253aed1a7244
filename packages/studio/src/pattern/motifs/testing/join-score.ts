import type { Sheet } from '../../../core/sheet.ts';
import { pixelsOf } from './draw-motif.ts';

export type JoinScore = { across: number; down: number; insideAcross: number; insideDown: number };

/**
 * How a drawn unit meets its neighbours on the cloth, dropped, moved or mirrored as its repeat
 * says: the mean difference over each join, and the largest one inside the unit.
 */
export function joinScore(sheet: Sheet): JoinScore {
  const { unit, widthPx: width, heightPx: height } = sheet;
  const data = pixelsOf(sheet);
  /** Between two pixels, given as column and row; both may lie past the unit's far edges. */
  const difference = (x0: number, y0: number, x1: number, y1: number) => {
    const i = ((y0 % height) * width + (x0 % width)) * 4;
    const j = ((y1 % height) * width + (x1 % width)) * 4;
    const red = Math.abs(data[i] - data[j]);
    return (red + Math.abs(data[i + 1] - data[j + 1]) + Math.abs(data[i + 2] - data[j + 2])) / 3;
  };
  const drop = unit.repeat === 'half-drop' ? height / 2 : 0;
  const shift = unit.repeat === 'brick' ? width / 2 : 0;
  const firstColumn = unit.repeat === 'mirror' ? width - 1 : 0;
  const column = (x: number) => mean(height, (y) => difference(x, y, x + 1, y));
  const row = (y: number) => mean(width, (x) => difference(x, y, x, y + 1));
  return {
    across: mean(height, (y) => difference(width - 1, y, firstColumn, y + drop)),
    down: mean(width, (x) => difference(x, height - 1, x + shift, 0)),
    insideAcross: most(width - 1, column),
    insideDown: most(height - 1, row),
  };
}

function mean(count: number, at: (i: number) => number): number {
  let sum = 0;
  for (let i = 0; i < count; i += 1) sum += at(i);
  return sum / count;
}

function most(count: number, at: (i: number) => number): number {
  let best = 0;
  for (let i = 0; i < count; i += 1) best = Math.max(best, at(i));
  return best;
}
