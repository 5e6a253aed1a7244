import { lattice } from '../../../core/lattice.ts';
import { closedCurve, openCurve, type PathPoint } from '../../../core/smooth-path.ts';
import { placeFigure } from '../place-figure.ts';
import { around, disc, filled, inTwoBlocks, lined, petal, ring, type Table } from './blocks.ts';

/** Jaal: a net of leafy ogees with a blossom in each. */
export function jaal({ sheet, spec, dyes, slip }: Table): void {
  const { line, first, second } = dyes;
  const size = 176 * spec.scale;
  const grid = lattice(sheet.unit, {
    width: size,
    height: size * 0.62,
    stagger: true,
    rng: spec.rng,
  });
  const [w, h] = [grid.cellWidth / 2, grid.cellHeight];
  /** The upper right side of an ogee; the other side is its mirror. */
  const side = (t: number, mirror: number): PathPoint => [
    mirror * w * (0.5 - 0.5 * Math.cos(Math.PI * t)),
    -h + h * t,
  ];
  for (const at of grid.points) {
    placeFigure(
      sheet,
      spec,
      { at: { ...at, radius: Math.max(w, h) }, reach: 1.35 },
      ({ ctx, rng }) => {
        for (const mirror of [-1, 1]) {
          const points = Array.from({ length: 13 }, (_, i) => side(i / 12, mirror));
          lined(ctx, { colour: line, width: w * 0.035 }, () => openCurve(ctx, points));
          for (const [i, t] of [0.14, 0.32, 0.5, 0.68, 0.86].entries()) {
            const [x, y] = side(t, mirror);
            for (const out of [-1, 1]) {
              ctx.save();
              ctx.translate(x, y);
              ctx.rotate(mirror * (Math.PI * 0.72) + out * 0.9);
              const leaf = petal(w * 0.03, w * 0.26, w * 0.085);
              inTwoBlocks(ctx, slip, {
                fill: () => filled(ctx, i % 2 === 0 ? second : first, () => closedCurve(ctx, leaf)),
                line: () =>
                  lined(ctx, { colour: line, width: w * 0.016 }, () => closedCurve(ctx, leaf)),
              });
              ctx.restore();
            }
          }
        }
        ctx.rotate(rng.range(-0.03, 0.03));
        const bloom = (part: number) => petal(w * 0.1, w * 0.44 * part, w * 0.13 * part);
        inTwoBlocks(ctx, slip, {
          fill: () => around(ctx, 8, () => filled(ctx, first, () => closedCurve(ctx, bloom(1)))),
          line: () => {
            around(ctx, 8, () => {
              lined(ctx, { colour: line, width: w * 0.02 }, () => closedCurve(ctx, bloom(1.03)));
              lined(ctx, { colour: line, width: w * 0.014 }, () =>
                openCurve(ctx, [
                  [0, -w * 0.16],
                  [0, -w * 0.32],
                ]),
              );
            });
            disc(ctx, w * 0.13, second);
            ring(ctx, { count: 8, at: w * 0.08, radius: w * 0.022, colour: line });
            disc(ctx, w * 0.035, line);
          },
        });
      },
    );
  }
}
