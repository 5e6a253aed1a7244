import { mix } from '../../../../core/colour.ts';
import type { PlacedPrint } from '../../../../core/scene/scene.ts';
import { type Grid, gridOf, type Line, type Placing } from './placing.ts';

type Style = Omit<Line, 'path'>;

/** A line across the cloth that goes up and down by `rise` of a row, once in two columns. */
function zigzag({ patch, columns, rows }: Grid, { at, rise }: { at: number; rise: number }) {
  const half = Math.ceil(columns / 2) + 1;
  return Array.from({ length: 2 * half + 1 }, (_, i) => {
    const up = i % 2 === 0 ? rise / 2 : -rise / 2;
    return patch(0.5 + (i - half) / columns, (at + up) / rows);
  });
}

const rowsOf = (grid: Grid, rise: number, styleOf: (row: number) => Style): Line[] =>
  Array.from({ length: grid.rows + 2 }, (_, row) => ({
    path: zigzag(grid, { at: row - 0.5, rise }),
    ...styleOf(row),
  }));

/** Wide zigzags across the cloth, in the colours' turn. */
export function chevron(placing: Placing): PlacedPrint {
  const { colours, unit } = placing;
  const grid = gridOf(placing, 0.15);
  const styleOf = (row: number) => ({
    widthPx: unit * 0.062,
    colour: colours[row % colours.length],
  });
  return { lines: rowsOf(grid, 0.9, styleOf), shapes: [] };
}

/** Fine slanted threads in columns that lean both ways. */
export function herringbone(placing: Placing): PlacedPrint {
  const { colours, unit, cloth } = placing;
  const grid = gridOf(placing, 0.075);
  const style = { widthPx: Math.max(0.9, unit * 0.014), colour: mix(cloth, colours[0], 0.8) };
  return { lines: rowsOf({ ...grid, rows: grid.rows * 2 }, 2.2, () => style), shapes: [] };
}
