import { lattice } from '../../../core/lattice.ts';
import type { Context } from '../../../core/sheet.ts';
import { placeFigure } from '../place-figure.ts';
import { beads, disc, type Inks, type Print, rays } from './print.ts';

/** Discs of grooves, rays and beads. */
function recordDisc(
  ctx: Context,
  radius: number,
  { dark, bright: [first, second], white }: Inks,
): void {
  disc(ctx, radius, dark);
  disc(ctx, radius * 0.95, white);
  rays(ctx, { count: 40, from: radius * 0.78, to: radius * 0.93, part: 0.55, colour: dark });
  disc(ctx, radius * 0.78, first);
  beads(ctx, { count: 22, at: radius * 0.69, radius: radius * 0.055, colour: white });
  disc(ctx, radius * 0.6, dark);
  disc(ctx, radius * 0.56, white);
  rays(ctx, { count: 24, from: radius * 0.4, to: radius * 0.54, part: 0.5, colour: second });
  disc(ctx, radius * 0.4, dark);
  disc(ctx, radius * 0.36, second);
  rays(ctx, { count: 12, from: radius * 0.16, to: radius * 0.34, part: 0.5, colour: dark });
  disc(ctx, radius * 0.17, white);
  disc(ctx, radius * 0.11, first);
}

/** Great discs in staggered rows, small ones and ripples of dots between. */
export function discs({ sheet, spec, inks }: Print): void {
  const size = 330 * spec.scale;
  const grid = lattice(sheet.unit, {
    width: size,
    height: size * 0.5,
    stagger: true,
    rng: spec.rng,
  });
  const radius = Math.min(
    grid.cellWidth * 0.41,
    Math.hypot(grid.cellWidth / 2, grid.cellHeight) * 0.455,
  );
  for (const at of grid.points) {
    placeFigure(sheet, spec, { at: { ...at, radius }, reach: 1.3 }, ({ ctx }) => {
      for (const [k, ring] of [1.08, 1.17, 1.26].entries())
        beads(ctx, {
          count: 56,
          at: radius * ring,
          radius: radius * (0.022 - k * 0.003),
          colour: inks.white,
        });
    });
  }
  for (const at of grid.points) {
    const turned: Inks =
      at.row % 2 === 0 ? inks : { ...inks, bright: [inks.bright[1], inks.bright[0]] };
    placeFigure(sheet, spec, { at: { ...at, radius }, reach: 1.05 }, ({ ctx }) =>
      recordDisc(ctx, radius, turned),
    );
    const small = { ...at, y: at.y + grid.cellHeight, radius: radius * 0.26 };
    placeFigure(sheet, spec, { at: small, reach: 1.1 }, ({ ctx }) => {
      disc(ctx, radius * 0.2, inks.dark);
      disc(ctx, radius * 0.16, turned.bright[1]);
      disc(ctx, radius * 0.08, inks.white);
    });
  }
}
