import type { Hex } from '../../../core/colour.ts';
import { TAU } from '../../../core/interpolate.ts';
import type { Context, Sheet } from '../../../core/sheet.ts';
import type { MotifSpec } from '../../motif.ts';

/** Colours of one print: its ground, the dark of the outlines, the bright ones, the white of the cloth. */
export type Inks = { ground: Hex; dark: Hex; bright: readonly [Hex, Hex]; white: Hex };

/** What every design is printed with. */
export type Print = { sheet: Sheet; spec: MotifSpec; inks: Inks };

/** Disc about (0, 0). */
export function disc(ctx: Context, radius: number, colour: Hex): void {
  ctx.fillStyle = colour;
  ctx.beginPath();
  ctx.arc(0, 0, radius, 0, TAU);
  ctx.fill();
}

/** Copies turned about (0, 0), each drawn by `draw`. */
export function around(ctx: Context, count: number, draw: (i: number) => void): void {
  for (let i = 0; i < count; i += 1) {
    ctx.save();
    ctx.rotate((i / count) * TAU);
    draw(i);
    ctx.restore();
  }
}

/** Discs at even steps on a circle about (0, 0). */
export function beads(
  ctx: Context,
  { count, at, radius, colour }: { count: number; at: number; radius: number; colour: Hex },
): void {
  around(ctx, count, () => {
    ctx.translate(at, 0);
    disc(ctx, radius, colour);
  });
}

/** Rays between two radii; `part` is how much of the circle they fill. */
export function rays(
  ctx: Context,
  {
    count,
    from,
    to,
    part,
    colour,
  }: { count: number; from: number; to: number; part: number; colour: Hex },
): void {
  const half = (Math.PI / count) * part;
  ctx.fillStyle = colour;
  around(ctx, count, () => {
    ctx.beginPath();
    ctx.arc(0, 0, to, -half, half);
    ctx.arc(0, 0, from, half, -half, true);
    ctx.closePath();
    ctx.fill();
  });
}
