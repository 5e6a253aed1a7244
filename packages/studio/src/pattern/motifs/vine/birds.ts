import { beds } from '../../../core/beds.ts';
import type { Circle } from '../../../core/fill-gaps.ts';
import { placeFigure } from '../place-figure.ts';
import { drawBirdTree } from './bird-tree.ts';
import { fillBehind, fillBetween } from './fillings.ts';
import type { Garden } from './garden.ts';

/** Birds in pairs about a flowering stem, in the mirror. */
export function birds(garden: Garden): void {
  const { sheet, spec, tones } = garden;
  const grow = spec.scale / Math.sqrt(spec.density);
  const grid = beds(sheet.unit, { width: 400 * grow, height: 250 * grow, rng: spec.rng });
  const w = Math.min(grid.cellWidth / 2, grid.cellHeight * 0.95);
  const taken: Circle[] = grid.points.flatMap(({ x, y }) => [
    ...[-0.7, -0.35, 0, 0.35, 0.7].map((k) => ({ x, y: y + k * w, radius: w * 0.3 })),
    ...[-1, 1].flatMap((side) => [
      { x: x + side * w * 0.52, y: y - w * 0.05, radius: w * 0.32 },
      { x: x + side * w * 0.6, y: y + w * 0.5, radius: w * 0.24 },
    ]),
  ]);
  fillBehind(garden, taken);
  fillBetween(garden, taken);
  for (const at of grid.points) {
    placeFigure(sheet, spec, { at: { ...at, radius: w }, reach: 1.4 }, (pen) =>
      drawBirdTree(pen, w, tones),
    );
  }
}
