import type { Hex } from '../../../core/colour.ts';
import { TAU } from '../../../core/interpolate.ts';
import { lattice } from '../../../core/lattice.ts';
import { scatter } from '../../../core/scatter.ts';
import type { Context } from '../../../core/sheet.ts';
import { closedCurve, type PathPoint } from '../../../core/smooth-path.ts';
import { inFrame } from '../../paint/pen.ts';
import { placeFigure } from '../place-figure.ts';
import { type Baths, canting, dots, fill, ringPoints, type Wax } from './canting.ts';
import { rosette } from './rosette.ts';

/** A bent leaf filled with rows of dots. */
function leafOf(ctx: Context, length: number, baths: Baths, colour: Hex): void {
  const outline = (part: number): PathPoint[] =>
    (
      [
        [0, 0],
        [0.22, -0.26],
        [0.24, -0.62],
        [0.04, -1],
        [-0.16, -0.66],
        [-0.18, -0.28],
      ] as PathPoint[]
    ).map(([x, y]) => [x * length * part, -length * 0.5 + (y + 0.5) * length * part]);
  fill(ctx, { colour: baths.white }, () => closedCurve(ctx, outline(1.1)));
  fill(ctx, { colour }, () => closedCurve(ctx, outline(0.94)));
  canting(
    ctx,
    [
      [0, -length * 0.04],
      [0.03 * length, -length * 0.45],
      [0.03 * length, -length * 0.86],
    ],
    {
      width: length * 0.035,
      colour: baths.white,
    },
  );
  for (const side of [-1, 1])
    dots(
      ctx,
      [0.28, 0.42, 0.56, 0.68].map(
        (t): PathPoint => [side * length * 0.09 + length * 0.025, -length * t],
      ),
      {
        radius: length * 0.02,
        colour: baths.white,
      },
    );
}

/** Bouquets: flowers and leaves drawn by hand on a ground filled with dots. */
export function bouquet({ sheet, spec, baths }: Wax): void {
  const gap = 1 / Math.sqrt(spec.density);
  const seeds = lattice(sheet.unit, { width: 17, height: 8.5, stagger: true, rng: spec.rng });
  sheet.ctx.globalAlpha = 0.42;
  for (const at of seeds.points)
    dots(sheet.ctx, [[at.x % sheet.unit.width, at.y]], { radius: 1.3, colour: baths.warm });
  sheet.ctx.globalAlpha = 1;
  const placed = scatter(
    sheet.unit,
    [
      { name: 'flower', radius: 104 * spec.scale, jitter: 0.12, gap: 0.88 * gap, tries: 500 },
      { name: 'spray', radius: 48 * spec.scale, jitter: 0.15, gap: 0.86 * gap, tries: 400 },
      { name: 'clover', radius: 15 * spec.scale, jitter: 0.25, gap: 1.1 * gap },
    ],
    spec.rng,
  );
  for (const at of placed) {
    placeFigure(sheet, spec, { at, reach: 1.25 }, (pen) => {
      const { ctx, rng } = pen;
      const { radius } = at;
      ctx.rotate(at.turn);
      if (at.name === 'clover') {
        dots(ctx, ringPoints(radius * 0.4, 4), { radius: radius * 0.22, colour: baths.white });
        return;
      }
      if (at.name === 'flower') {
        for (let i = 0; i < 7; i += 1)
          inFrame(pen, { turn: (i / 7) * TAU + rng.range(-0.12, 0.12) }, () => {
            ctx.translate(0, -radius * 0.4);
            leafOf(ctx, radius * 0.62, baths, i % 2 === 0 ? baths.deep : baths.warm);
          });
        rosette(ctx, radius * 0.56, { petals: 9, baths });
        return;
      }
      canting(
        ctx,
        [
          [0, radius],
          [radius * 0.16, 0.2 * radius],
          [0, -radius * 0.5],
        ],
        { width: radius * 0.07, colour: baths.white },
      );
      for (const [y, turn] of [
        [0.7, 0.9],
        [0.5, -0.9],
        [0.1, 0.8],
        [-0.05, -0.8],
        [-0.35, 0],
      ] as const)
        inFrame(pen, { x: radius * 0.1, y: y * radius, turn }, () =>
          leafOf(ctx, radius * 0.66, baths, turn === 0 ? baths.warm : baths.deep),
        );
    });
  }
}
