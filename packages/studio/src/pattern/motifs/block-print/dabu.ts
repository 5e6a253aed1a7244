import { TAU } from '../../../core/interpolate.ts';
import { lattice } from '../../../core/lattice.ts';
import { closedCurve } from '../../../core/smooth-path.ts';
import { placeFigure } from '../place-figure.ts';
import { around, disc, filled, petal, ring, type Table } from './blocks.ts';

/** Dabu: mud kept these fans, dots and leaves from the vat: pale figures on a dyed ground. */
export function dabu({ sheet, spec, dyes, slip }: Table): void {
  const { white, second } = dyes;
  const size = 150 * spec.scale;
  const grid = lattice(sheet.unit, {
    width: size,
    height: size * 0.5,
    stagger: true,
    rng: spec.rng,
  });
  const radius = grid.cellWidth / 2;
  for (const at of grid.points) {
    placeFigure(sheet, spec, { at: { ...at, radius }, reach: 1.1 }, ({ ctx, rng }) => {
      ctx.translate(rng.range(-1.2, 1.2) + slip.x * 0.3, rng.range(-1.2, 1.2));
      ctx.rotate(rng.range(-0.03, 0.03));
      if (at.row % 2 === 0) {
        around(ctx, 10, () =>
          filled(ctx, white, () =>
            closedCurve(ctx, petal(radius * 0.2, radius * 0.68, radius * 0.15)),
          ),
        );
        around(ctx, 10, () =>
          filled(ctx, second, () =>
            closedCurve(ctx, petal(radius * 0.34, radius * 0.56, radius * 0.05)),
          ),
        );
        disc(ctx, radius * 0.15, white);
        ring(ctx, { count: 20, at: radius * 0.8, radius: radius * 0.032, colour: white });
        return;
      }
      around(ctx, 4, () => {
        filled(ctx, white, () =>
          closedCurve(ctx, petal(radius * 0.1, radius * 0.46, radius * 0.15)),
        );
        ctx.rotate(TAU / 8);
        ctx.translate(0, -radius * 0.36);
        disc(ctx, radius * 0.045, white);
      });
      disc(ctx, radius * 0.06, white);
    });
  }
}
