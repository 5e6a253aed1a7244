import type { Hex } from '../../../core/colour.ts';
import { TAU } from '../../../core/interpolate.ts';
import { lattice } from '../../../core/lattice.ts';
import type { Context } from '../../../core/sheet.ts';
import { placeFigure } from '../place-figure.ts';
import { beads, disc, type Print } from './print.ts';

/** Suns: pointed stars within stars in a chequer of two grounds. */
export function suns({ sheet, spec, inks }: Print): void {
  const {
    dark,
    bright: [first, second],
    white,
    ground,
  } = inks;
  const size = 256 * spec.scale;
  const grid = lattice(sheet.unit, { width: size, height: size, paired: true, rng: spec.rng });
  const radius = grid.cellWidth * 0.5;
  const star = (
    ctx: Context,
    { points, to, inner, colour }: { points: number; to: number; inner: number; colour: Hex },
  ) => {
    ctx.fillStyle = colour;
    ctx.beginPath();
    for (let i = 0; i < points * 2; i += 1) {
      const angle = (i / (points * 2)) * TAU;
      const reach = to * (i % 2 === 0 ? 1 : inner);
      ctx.lineTo(Math.cos(angle) * reach, Math.sin(angle) * reach);
    }
    ctx.closePath();
    ctx.fill();
  };
  for (const at of grid.points) {
    placeFigure(sheet, spec, { at: { ...at, radius }, reach: 1.45 }, ({ ctx }) => {
      ctx.fillStyle = (at.row + at.column) % 2 === 0 ? ground : first;
      ctx.fillRect(
        -grid.cellWidth / 2 - 0.6,
        -grid.cellHeight / 2 - 0.6,
        grid.cellWidth + 1.2,
        grid.cellHeight + 1.2,
      );
    });
  }
  for (const at of grid.points) {
    const odd = (at.row + at.column) % 2 === 1;
    placeFigure(sheet, spec, { at: { ...at, radius }, reach: 1.1 }, ({ ctx }) => {
      star(ctx, { points: 16, to: radius * 0.98, inner: 0.72, colour: dark });
      star(ctx, { points: 16, to: radius * 0.88, inner: 0.74, colour: white });
      disc(ctx, radius * 0.6, odd ? ground : first);
      star(ctx, { points: 12, to: radius * 0.58, inner: 0.55, colour: dark });
      star(ctx, { points: 12, to: radius * 0.48, inner: 0.55, colour: second });
      disc(ctx, radius * 0.22, white);
      disc(ctx, radius * 0.15, dark);
    });
    const corner = {
      ...at,
      x: at.x + grid.cellWidth / 2,
      y: at.y + grid.cellHeight / 2,
      radius: radius * 0.3,
    };
    placeFigure(sheet, spec, { at: corner, reach: 1.1 }, ({ ctx }) => {
      disc(ctx, radius * 0.22, dark);
      beads(ctx, { count: 10, at: radius * 0.15, radius: radius * 0.035, colour: white });
      disc(ctx, radius * 0.08, second);
    });
  }
}
