import type { Rng } from './rng.ts';
import type { Placed } from './scatter.ts';
import type { Unit } from './unit.ts';

export type LatticeOptions = {
  /** Wanted size of a cell in design units; the nearest that fits the unit whole is taken. */
  width: number;
  height: number;
  /** Odd rows lie half a cell further on. */
  stagger?: boolean;
  /** Cells come in twos across and down, as for chequers. */
  paired?: boolean;
  rng: Rng;
};

export type LatticePoint = Placed<'cell'> & { column: number; row: number };

export type Lattice = {
  cellWidth: number;
  cellHeight: number;
  columns: number;
  rows: number;
  /** The middles of the cells, row by row. */
  points: LatticePoint[];
};

const toMultiple = (count: number, of: number) => of * Math.max(1, Math.round(count / of));

/** A grid of cells that fits the unit, and that goes on unbroken where the repeat moves it by half. */
export function lattice(
  unit: Unit,
  { width, height, stagger = false, paired = false, rng }: LatticeOptions,
): Lattice {
  const period = stagger || paired ? 2 : 1;
  const columns = toMultiple(
    unit.width / width,
    (paired ? 2 : 1) * (unit.repeat === 'brick' ? 2 : 1),
  );
  const rows = toMultiple(unit.height / height, period * (unit.repeat === 'half-drop' ? 2 : 1));
  const cellWidth = unit.width / columns;
  const cellHeight = unit.height / rows;
  const points = Array.from({ length: columns * rows }, (_, i): LatticePoint => {
    const column = i % columns;
    const row = Math.floor(i / columns);
    const moved = stagger && row % 2 === 1 ? 0.5 : 0;
    return {
      name: 'cell',
      column,
      row,
      x: (column + 0.5 + moved) * cellWidth,
      y: (row + 0.5) * cellHeight,
      radius: Math.min(cellWidth, cellHeight) / 2,
      turn: rng.range(0, Math.PI * 2),
      seed: rng.seed(),
    };
  });
  return { cellWidth, cellHeight, columns, rows, points };
}
