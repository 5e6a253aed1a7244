import { lattice } from '../../../core/lattice.ts';
import { closedCurve } from '../../../core/smooth-path.ts';
import { placeFigure } from '../place-figure.ts';
import { around, disc, filled, inTwoBlocks, lined, petal, ring, type Table } from './blocks.ts';

/** Ajrakh: roundels of stars linked on a grid, white lines kept from indigo, madder between. */
export function ajrakh({ sheet, spec, dyes, slip }: Table): void {
  const { line, first, second, white } = dyes;
  const size = 204 * spec.scale;
  const grid = lattice(sheet.unit, { width: size, height: size, rng: spec.rng });
  const half = grid.cellWidth / 2;
  const width = half * 0.026;
  for (const at of grid.points) {
    const corner = { ...at, x: at.x + half, y: at.y + grid.cellHeight / 2, radius: half };
    placeFigure(sheet, spec, { at: corner, reach: 1 }, ({ ctx }) => {
      inTwoBlocks(ctx, slip, {
        fill: () =>
          around(ctx, 4, () =>
            filled(ctx, first, () => closedCurve(ctx, petal(half * 0.1, half * 0.66, half * 0.2))),
          ),
        line: () => {
          around(ctx, 4, () => {
            lined(ctx, { colour: white, width }, () =>
              closedCurve(ctx, petal(half * 0.1, half * 0.68, half * 0.22)),
            );
            lined(ctx, { colour: line, width }, () =>
              closedCurve(ctx, petal(half * 0.16, half * 0.52, half * 0.1)),
            );
          });
          ring(ctx, { count: 4, at: 0, radius: half * 0.13, colour: white });
          disc(ctx, half * 0.09, line);
        },
      });
    });
  }
  for (const at of grid.points) {
    placeFigure(sheet, spec, { at: { ...at, radius: half }, reach: 1.05 }, ({ ctx }) => {
      disc(ctx, half * 0.97, white);
      disc(ctx, half * 0.935, line);
      ring(ctx, { count: 40, at: half * 0.87, radius: half * 0.03, colour: white });
      disc(ctx, half * 0.8, white);
      inTwoBlocks(ctx, slip, {
        fill: () => {
          disc(ctx, half * 0.765, second);
          around(ctx, 8, () =>
            filled(ctx, first, () => closedCurve(ctx, petal(half * 0.16, half * 0.74, half * 0.2))),
          );
        },
        line: () => {
          around(ctx, 8, (i) => {
            lined(ctx, { colour: white, width }, () =>
              closedCurve(ctx, petal(half * 0.14, half * 0.75, half * 0.21)),
            );
            filled(ctx, i % 2 === 0 ? line : white, () =>
              closedCurve(ctx, petal(half * 0.3, half * 0.58, half * 0.075)),
            );
          });
          ring(ctx, { count: 8, at: half * 0.7, radius: half * 0.024, colour: white });
          disc(ctx, half * 0.22, white);
          disc(ctx, half * 0.18, line);
          ring(ctx, { count: 8, at: half * 0.11, radius: half * 0.03, colour: white });
        },
      });
    });
  }
}
