import { lattice } from '../../../core/lattice.ts';
import type { Context } from '../../../core/sheet.ts';
import { closedCurve, openCurve, type PathPoint } from '../../../core/smooth-path.ts';
import { placeFigure } from '../place-figure.ts';
import {
  around,
  type Dyes,
  disc,
  filled,
  inTwoBlocks,
  lined,
  petal,
  ring,
  type Table,
} from './blocks.ts';

/** A small flowering plant, its root at the bottom. */
function buti(
  ctx: Context,
  size: number,
  { dyes, slip, kind }: { dyes: Dyes; slip: Table['slip']; kind: number },
): void {
  const { line, first, second } = dyes;
  const stem: PathPoint[] = [
    [-size * 0.06, size * 0.5],
    [size * 0.05, size * 0.2],
    [0, -size * 0.08],
  ];
  const leafAt = (x: number, y: number, turn: number, draw: () => void) => {
    ctx.save();
    ctx.translate(x * size, y * size);
    ctx.rotate(turn);
    draw();
    ctx.restore();
  };
  const leaves = [
    [0.03, 0.3, 1],
    [0, 0.36, -1.05],
    [0.04, 0.1, 0.8],
    [0, 0.14, -0.85],
  ] as const;
  const shape = () => petal(size * 0.02, size * 0.3, size * 0.1);
  const head = (draw: () => void) => leafAt(0, -0.22, kind % 2 === 0 ? 0 : 0.2, draw);
  inTwoBlocks(ctx, slip, {
    fill: () => {
      for (const [x, y, turn] of leaves)
        leafAt(x, y, turn, () => filled(ctx, second, () => closedCurve(ctx, shape())));
      head(() =>
        around(ctx, kind === 0 ? 8 : 5, () =>
          filled(ctx, first, () =>
            closedCurve(ctx, petal(size * 0.05, size * 0.27, size * (kind === 0 ? 0.085 : 0.13))),
          ),
        ),
      );
    },
    line: () => {
      const pen = { colour: line, width: size * 0.026 };
      lined(ctx, pen, () => openCurve(ctx, stem));
      for (const [x, y, turn] of leaves)
        leafAt(x, y, turn, () => {
          lined(ctx, pen, () => closedCurve(ctx, shape()));
          lined(ctx, { ...pen, width: size * 0.016 }, () =>
            openCurve(ctx, [
              [0, -size * 0.06],
              [0, -size * 0.22],
            ]),
          );
        });
      head(() => {
        around(ctx, kind === 0 ? 8 : 5, () =>
          lined(ctx, pen, () =>
            closedCurve(ctx, petal(size * 0.05, size * 0.28, size * (kind === 0 ? 0.09 : 0.135))),
          ),
        );
        disc(ctx, size * 0.07, line);
        ring(ctx, { count: 5, at: size * 0.035, radius: size * 0.013, colour: dyes.ground });
      });
    },
  });
}

/** Bagru: small plants in staggered rows on undyed cloth, a hand's turn in each. */
export function butis({ sheet, spec, dyes, slip }: Table): void {
  const size = 118 * spec.scale;
  const grid = lattice(sheet.unit, {
    width: size,
    height: size * 0.62,
    stagger: true,
    rng: spec.rng,
  });
  const radius = Math.min(grid.cellWidth, grid.cellHeight * 1.7) * 0.42;
  for (const at of grid.points) {
    placeFigure(sheet, spec, { at: { ...at, radius }, reach: 1.6 }, ({ ctx, rng }) => {
      ctx.translate(rng.range(-1.6, 1.6), rng.range(-1.6, 1.6));
      ctx.rotate(rng.range(-0.045, 0.045));
      buti(ctx, radius * 1.75, { dyes, slip, kind: at.row % 2 });
    });
    const between = { ...at, x: at.x + grid.cellWidth / 2, radius };
    placeFigure(sheet, spec, { at: between, reach: 1 }, ({ ctx }) => {
      ring(ctx, { count: 4, at: radius * 0.13, radius: radius * 0.05, colour: dyes.first });
      disc(ctx, radius * 0.04, dyes.line);
    });
  }
}
