import type { Hex } from '../../../../core/colour.ts';
import type { Rng } from '../../../../core/rng.ts';
import type { Patch } from '../../../../core/scene/patch.ts';
import { heightOf, widthAt } from '../../../../core/scene/patch-size.ts';
import type { Point, Polyline } from '../../../../core/scene/point.ts';
import type { PlacedPrint } from '../../../../core/scene/scene.ts';
import { strew } from './figures.ts';
import { boxTest } from './measure.ts';

/** What a print is placed with: the cloth's colour, a head in pixels for its scale, and chance. */
export type PrintPlacing = { cloth: Hex; unit: number; rng: Rng; outline?: Polyline };

/** A print on its way to a piece of cloth: its place, and colours that are plainly seen there. */
export type Placing = PrintPlacing & { patch: Patch; colours: readonly Hex[] };

export type Shape = PlacedPrint['shapes'][number];
export type Line = PlacedPrint['lines'][number];

/** A piece of cloth with how many pitches fit across it and down. */
export type Grid = { patch: Patch; columns: number; rows: number };

/** How many pitches (in heads) fit the cloth across its middle and down. */
export function gridOf({ patch, unit }: Placing, pitch: number): Grid {
  const middle = (widthAt(patch, 0.25) + widthAt(patch, 0.6)) / 2;
  return {
    patch,
    columns: Math.max(2, Math.round(middle / (unit * pitch))),
    rows: Math.max(1, Math.round(heightOf(patch) / (unit * pitch))),
  };
}

/** Places of strewn figures, a pitch (in heads) apart, those near the cloth's outline. */
export function placesOf(
  placing: Placing,
  { pitch, jitter }: { pitch: number; jitter: number },
): Point[] {
  const { patch, rng, unit, outline } = placing;
  const isNear = boxTest(outline, unit * 0.1);
  return strew({ patch, rng, pitchPx: unit * pitch, jitter }).filter(isNear);
}

/** Cells of a grid that cover the cloth: column 0 begins at its middle. */
export function cellsOf({ columns, rows }: Grid): { column: number; row: number }[] {
  const half = Math.ceil(columns / 2) + 1;
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: 2 * half }, (__, i) => ({ column: i - half, row })),
  ).flat();
}

/** A polygon in the coordinates of a cell, 0 to 1, laid on the cloth. */
export function inCell(
  { patch, columns, rows }: Grid,
  { column, row }: { column: number; row: number },
  corners: readonly (readonly [number, number])[],
): Point[] {
  return corners.map(([x, y]) => patch(0.5 + (column + x) / columns, (row + y) / rows));
}
