import { lattice } from '../../../core/lattice.ts';
import type { PathPoint } from '../../../core/smooth-path.ts';
import { placeFigure } from '../place-figure.ts';
import { canting, dots, ringPoints, type Wax } from './canting.ts';
import { rosette } from './rosette.ts';

/** Ceplok: rosettes and stars in a lattice of lozenges, every frame beaded. */
export function ceplok({ sheet, spec, baths }: Wax): void {
  const size = 204 * spec.scale;
  const { points, cellWidth, cellHeight } = lattice(sheet.unit, {
    width: size,
    height: size / 2,
    stagger: true,
    rng: spec.rng,
  });
  const [w, h] = [cellWidth / 2, cellHeight];
  for (const at of points) {
    placeFigure(sheet, spec, { at: { ...at, radius: w }, reach: 1.3 }, ({ ctx }) => {
      const corners: PathPoint[] = [
        [0, -h],
        [w, 0],
        [0, h],
        [-w, 0],
      ];
      for (let i = 0; i < 4; i += 1) {
        const [[x0, y0], [x1, y1]] = [corners[i], corners[(i + 1) % 4]];
        canting(
          ctx,
          [
            [x0 * 0.93, y0 * 0.93],
            [x1 * 0.93, y1 * 0.93],
          ],
          { width: w * 0.035, colour: baths.white },
        );
        const beads = Array.from({ length: 10 }, (_, k): PathPoint => {
          const t = (k + 0.5) / 10;
          return [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t];
        });
        dots(ctx, beads, { radius: w * 0.028, colour: baths.white });
      }
      if (at.row % 2 === 0) rosette(ctx, w * 0.6, { petals: 8, baths });
      else {
        rosette(ctx, w * 0.5, { petals: 4, baths });
        dots(ctx, ringPoints(w * 0.42, 4, 0.5), { radius: w * 0.05, colour: baths.white });
        dots(ctx, ringPoints(w * 0.54, 4, 0.5), { radius: w * 0.026, colour: baths.white });
      }
    });
  }
}
