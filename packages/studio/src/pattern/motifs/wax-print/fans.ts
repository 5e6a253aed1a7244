import { lattice } from '../../../core/lattice.ts';
import { clipScale } from '../clip-scale.ts';
import { placeFigure } from '../place-figure.ts';
import { beads, disc, type Print, rays } from './print.ts';

/** Fans: half rounds of rays, laid like scales, every second row turned to other colours. */
export function fans({ sheet, spec, inks }: Print): void {
  const { dark, bright, white, ground } = inks;
  const size = 256 * spec.scale;
  const grid = lattice(sheet.unit, {
    width: size,
    height: size * 0.36,
    stagger: true,
    rng: spec.rng,
  });
  const radius = grid.cellWidth * 0.5;
  for (const at of grid.points) {
    placeFigure(sheet, spec, { at: { ...at, radius }, reach: 1.1 }, ({ ctx }) => {
      clipScale(ctx, { width: grid.cellWidth, rowHeight: grid.cellHeight });
      const [first, second] = at.row % 2 === 0 ? bright : [bright[1], bright[0]];
      disc(ctx, radius, dark);
      disc(ctx, radius * 0.96, white);
      rays(ctx, { count: 36, from: radius * 0.66, to: radius * 0.94, part: 0.62, colour: first });
      disc(ctx, radius * 0.68, dark);
      disc(ctx, radius * 0.64, ground);
      beads(ctx, { count: 26, at: radius * 0.56, radius: radius * 0.04, colour: white });
      disc(ctx, radius * 0.47, second);
      rays(ctx, { count: 20, from: radius * 0.24, to: radius * 0.45, part: 0.4, colour: dark });
      disc(ctx, radius * 0.22, white);
      disc(ctx, radius * 0.15, dark);
    });
  }
}
