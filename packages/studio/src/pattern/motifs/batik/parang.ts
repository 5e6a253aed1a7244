import type { Hex } from '../../../core/colour.ts';
import { lattice } from '../../../core/lattice.ts';
import { closedCurve, type PathPoint } from '../../../core/smooth-path.ts';
import { inFrame, type Pen } from '../../paint/pen.ts';
import { placeFigure } from '../place-figure.ts';
import { type Baths, canting, dots, fill, type Wax } from './canting.ts';

/** One blade of the parang: a bent S with a round head, along x, `long` from the next and `half` wide to each side. */
function blade({ ctx }: Pen, long: number, half: number, baths: Baths): void {
  const hook = (part: number): PathPoint[] =>
    (
      [
        [-0.5, 0.98],
        [-0.12, 0.86],
        [0.1, 0.5],
        [0.06, 0.1],
        [0.16, -0.3],
        [0.46, -0.52],
        [0.5, -0.86],
        [0.2, -0.96],
        [-0.12, -0.8],
        [-0.26, -0.44],
        [-0.2, -0.06],
        [-0.28, 0.34],
        [-0.52, 0.6],
      ] as PathPoint[]
    ).map(([x, y]) => [x * long * part * 0.92, y * half * part]);
  for (const [part, colour] of [
    [1, baths.white],
    [0.88, baths.warm],
    [0.76, baths.white],
  ] as const)
    fill(ctx, { colour }, () => closedCurve(ctx, hook(part)));
  canting(
    ctx,
    [
      [-0.1 * long, 0.56 * half],
      [-0.08 * long, 0.1 * half],
      [0.02 * long, -0.34 * half],
      [0.2 * long, -0.62 * half],
    ],
    {
      width: half * 0.07,
      colour: baths.deep,
    },
  );
  dots(
    ctx,
    [
      [0.2 * long, -0.66 * half],
      [0.36 * long, -0.7 * half],
    ],
    { radius: half * 0.07, colour: baths.deep },
  );
}

/** Parang: slanting bands of bent blades, with small lozenges in a narrow band between. */
export function parang({ sheet, spec, baths }: Wax): void {
  const size = 102 * spec.scale;
  const { points, cellWidth, cellHeight } = lattice(sheet.unit, {
    width: size,
    height: size,
    paired: true,
    rng: spec.rng,
  });
  const step = Math.hypot(cellWidth, cellHeight);
  const slope = Math.atan2(-cellHeight, cellWidth);
  // Two bands to a turn of the lattice: a broad one of blades, a narrow one of lozenges.
  const across = (cellWidth * cellHeight * 2) / step;
  const [broad, narrow] = [across * 0.78, across * 0.22];
  for (const at of points) {
    placeFigure(sheet, spec, { at: { ...at, radius: step }, reach: 1.2 }, (pen) => {
      const { ctx } = pen;
      ctx.rotate(slope);
      if ((at.column + at.row) % 2 === 0) {
        for (const shift of [-0.25, 0.25])
          inFrame(pen, { x: shift * step }, () => blade(pen, step * 0.56, broad / 2, baths));
        return;
      }
      ctx.fillStyle = baths.deep;
      ctx.fillRect(-step / 2 - 0.5, -narrow / 2, step + 1, narrow);
      for (const side of [-1, 1])
        canting(
          ctx,
          [
            [-step / 2, (side * narrow) / 2],
            [step / 2, (side * narrow) / 2],
          ],
          {
            width: narrow * 0.12,
            colour: baths.white,
          },
        );
      for (const shift of [-0.25, 0.25]) {
        const lozenge = (part: number, colour: Hex) =>
          fill(ctx, { colour }, () => {
            const [x, w, h] = [shift * step, step * 0.18 * part, narrow * 0.3 * part];
            ctx.moveTo(x - w, 0);
            ctx.lineTo(x, -h);
            ctx.lineTo(x + w, 0);
            ctx.lineTo(x, h);
            ctx.closePath();
          });
        lozenge(1, baths.white);
        lozenge(0.5, baths.warm);
      }
    });
  }
}
