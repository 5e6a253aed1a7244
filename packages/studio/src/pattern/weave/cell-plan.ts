import { imagesInUnit, type Point, type Unit } from '../../core/unit.ts';

/** A drawing on squared paper: which dye each cell of the unit is woven in. */
export type CellPlan = {
  unit: Unit;
  columns: number;
  rows: number;
  /** Size of a cell in design units. */
  cell: { width: number; height: number };
  /** Index of the dye of each cell, row by row. */
  dyes: Uint8Array;
};

export type CellPlanOptions = {
  /** Wanted size of a cell in design units. */
  cell: { width: number; height: number };
  /** Cells after which the design begins anew: the unit holds whole blocks. */
  block: { columns: number; rows: number };
};

/** An empty plan of whole blocks, which goes on unbroken where the repeat moves it by half. */
export function createCellPlan(unit: Unit, { cell, block }: CellPlanOptions): CellPlan {
  const across = unit.repeat === 'brick' ? 2 : 1;
  const down = unit.repeat === 'half-drop' ? 2 : 1;
  const blocksIn = (length: number, size: number, least: number) =>
    least * Math.max(1, Math.round(length / (size * least)));
  const columns = block.columns * blocksIn(unit.width, block.columns * cell.width, across);
  const rows = block.rows * blocksIn(unit.height, block.rows * cell.height, down);
  return {
    unit,
    columns,
    rows,
    cell: { width: unit.width / columns, height: unit.height / rows },
    dyes: new Uint8Array(columns * rows),
  };
}

/** The dye of the cell that lies `x` to the right of a figure's middle and `y` below it; undefined leaves it as it is. */
export type CellFigure = (x: number, y: number) => number | undefined;

/** Fills the plan cell by cell. */
export function fillCells(plan: CellPlan, dyeAt: (column: number, row: number) => number): void {
  for (let i = 0; i < plan.dyes.length; i += 1)
    plan.dyes[i] = dyeAt(i % plan.columns, Math.floor(i / plan.columns));
}

/** Sets a figure about a point (in cells), and about every copy of it that reaches into the unit. */
export function stampCells(
  plan: CellPlan,
  at: Point & { reach: number },
  figure: CellFigure,
): void {
  const { unit, cell, columns, rows, dyes } = plan;
  const middle = { x: at.x * cell.width, y: at.y * cell.height };
  const reach = at.reach * Math.max(cell.width, cell.height);
  for (const image of imagesInUnit(unit, middle, reach)) {
    const x = image.x / cell.width;
    const y = image.y / cell.height;
    const side = image.flipped ? -1 : 1;
    for (let row = start(y, at.reach); row < end(y, at.reach, rows); row += 1) {
      for (let column = start(x, at.reach); column < end(x, at.reach, columns); column += 1) {
        const dye = figure((column + 0.5 - x) * side, row + 0.5 - y);
        if (dye !== undefined) dyes[row * columns + column] = dye;
      }
    }
  }
}

const start = (middle: number, reach: number) => Math.max(0, Math.floor(middle - reach));
const end = (middle: number, reach: number, count: number) =>
  Math.min(count, Math.ceil(middle + reach));
