import type { PlacedPrint } from '../../../../core/scene/scene.ts';
import { cellsOf, gridOf, inCell, type Placing, type Shape } from './placing.ts';

type Corners = readonly (readonly [number, number])[];

const SQUARE: Corners = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];

/** Squares of two colours in turn. */
export function checkerboard(placing: Placing): PlacedPrint {
  const grid = gridOf(placing, 0.16);
  const shapes = cellsOf(grid)
    .filter(({ column, row }) => Math.abs(column + row) % 2 === 1)
    .map((cell): Shape => ({ outline: inCell(grid, cell, SQUARE), colour: placing.colours[0] }));
  return { lines: [], shapes };
}

/**
 * Dark figures of a houndstooth in eighths of its repeat: four dark and four light threads both
 * ways in a 2/2 twill, as polygons.
 */
const TOOTH: readonly Corners[] = [
  [
    [0, 0],
    [4, 0],
    [4, 4],
    [0, 4],
  ],
  [
    [4, 0],
    [8, 4],
    [6, 4],
    [4, 2],
  ],
  [
    [6, 0],
    [8, 0],
    [8, 2],
  ],
  [
    [0, 4],
    [2, 4],
    [4, 6],
    [4, 8],
  ],
  [
    [0, 6],
    [2, 8],
    [0, 8],
  ],
];

/** Teeth of a woven check, each with its four tails. */
export function houndstooth(placing: Placing): PlacedPrint {
  const grid = gridOf(placing, 0.19);
  const teeth = TOOTH.map((corners) => corners.map(([x, y]): [number, number] => [x / 8, y / 8]));
  const shapes = cellsOf(grid).flatMap((cell) =>
    teeth.map(
      (tooth): Shape => ({ outline: inCell(grid, cell, tooth), colour: placing.colours[0] }),
    ),
  );
  return { lines: [], shapes };
}

const DIAMOND: Corners = [
  [0.5, 0],
  [1, 0.5],
  [0.5, 1],
  [0, 0.5],
];

/** Diamonds side by side, and a thin line through them both ways. */
export function argyle(placing: Placing): PlacedPrint {
  const { colours, unit, patch } = placing;
  const wide = gridOf(placing, 0.3);
  const grid = { ...wide, rows: Math.max(1, Math.round(wide.rows * 0.7)) };
  const cells = cellsOf(grid);
  const shapes = cells.map(
    (cell): Shape => ({
      outline: inCell(grid, { ...cell, column: cell.column - 0.5 }, DIAMOND),
      colour: colours[Math.abs(cell.row) % colours.length],
    }),
  );
  const style = { widthPx: Math.max(1, unit * 0.012), colour: colours[1] ?? placing.cloth };
  const lines = cells.flatMap((cell) => {
    const [a, b, c, d] = inCell({ ...grid, patch }, cell, SQUARE);
    return [
      { path: [a, c], ...style },
      { path: [b, d], ...style },
    ];
  });
  return { lines, shapes };
}

/** Thin lines both ways, wide apart. */
export function windowpane(placing: Placing): PlacedPrint {
  const grid = gridOf(placing, 0.26);
  const style = { widthPx: Math.max(1.1, placing.unit * 0.016), colour: placing.colours[0] };
  const lines = cellsOf(grid).flatMap((cell) => {
    const at = (corners: Corners) => ({ path: inCell(grid, cell, corners), ...style });
    return [
      at([
        [0.5, 0],
        [0.5, 0.5],
        [0.5, 1],
      ]),
      at([
        [0, 0.5],
        [0.5, 0.5],
        [1, 0.5],
      ]),
    ];
  });
  return { lines, shapes: [] };
}
