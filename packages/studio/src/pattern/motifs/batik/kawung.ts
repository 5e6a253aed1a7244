import type { Hex } from '../../../core/colour.ts';
import { TAU } from '../../../core/interpolate.ts';
import { lattice } from '../../../core/lattice.ts';
import { placeFigure } from '../place-figure.ts';
import { canting, dots, fill, ringPoints, type Wax } from './canting.ts';

/** Kawung: four oval fruits about each crossing, set on the diagonals, with seeds and dots between. */
export function kawung({ sheet, spec, baths }: Wax): void {
  const size = 128 * spec.scale;
  const { points, cellWidth } = lattice(sheet.unit, { width: size, height: size, rng: spec.rng });
  const radius = cellWidth / 2;
  for (const at of points) {
    placeFigure(sheet, spec, { at: { ...at, radius }, reach: 1.5 }, ({ ctx, rng }) => {
      for (let i = 0; i < 4; i += 1) {
        ctx.save();
        ctx.rotate((i / 4) * TAU + TAU / 8 + rng.range(-0.02, 0.02));
        const long = radius * Math.SQRT2 * 0.45;
        const middle = radius * Math.SQRT2 * 0.5;
        const oval = (part: number, colour: Hex) =>
          fill(ctx, { colour }, () =>
            ctx.ellipse(middle, 0, long * part, long * 0.62 * part, 0, 0, TAU),
          );
        oval(1, baths.white);
        oval(0.86, baths.warm);
        oval(0.76, baths.white);
        for (const shift of [-0.2, 0.2])
          canting(
            ctx,
            [
              [middle + long * (shift - 0.13), 0],
              [middle + long * (shift + 0.13), 0],
            ],
            {
              width: long * 0.15,
              colour: baths.deep,
            },
          );
        ctx.restore();
      }
      dots(ctx, ringPoints(radius * 0.5, 4, 0), { radius: radius * 0.055, colour: baths.white });
      dots(ctx, ringPoints(radius * 0.74, 4, 0), { radius: radius * 0.075, colour: baths.white });
      dots(ctx, [[0, 0]], { radius: radius * 0.06, colour: baths.white });
    });
  }
}
