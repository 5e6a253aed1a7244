import type { Hex } from '../../../core/colour.ts';
import { TAU } from '../../../core/interpolate.ts';
import type { Context, Sheet } from '../../../core/sheet.ts';
import type { PathPoint } from '../../../core/smooth-path.ts';
import type { MotifSpec } from '../../motif.ts';

/** Dyes of one cloth: its ground, the outline block, two fillers, and the white of resist. */
export type Dyes = { ground: Hex; line: Hex; first: Hex; second: Hex; white: Hex };

/** What every design is printed with, and how far the second block slipped. */
export type Table = { sheet: Sheet; spec: MotifSpec; dyes: Dyes; slip: { x: number; y: number } };

/** Filled shape of one colour. */
export function filled(ctx: Context, colour: Hex, trace: () => void): void {
  ctx.fillStyle = colour;
  ctx.beginPath();
  trace();
  ctx.fill();
}

/** Round-ended line along a path. */
export function lined(
  ctx: Context,
  { colour, width }: { colour: Hex; width: number },
  trace: () => void,
): void {
  ctx.strokeStyle = colour;
  ctx.lineWidth = width;
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  ctx.beginPath();
  trace();
  ctx.stroke();
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

/** Disc about (0, 0). */
export function disc(ctx: Context, radius: number, colour: Hex): void {
  filled(ctx, colour, () => ctx.arc(0, 0, radius, 0, TAU));
}

/** Discs at even steps on a circle about (0, 0). */
export function ring(
  ctx: Context,
  { count, at, radius, colour }: { count: number; at: number; radius: number; colour: Hex },
): void {
  around(ctx, count, () => {
    ctx.translate(0, -at);
    disc(ctx, radius, colour);
  });
}

/** A petal that points up from (0, 0). */
export const petal = (from: number, to: number, half: number): PathPoint[] => [
  [0, -from],
  [-half * 0.8, -from - (to - from) * 0.42],
  [-half * 0.7, -from - (to - from) * 0.8],
  [0, -to],
  [half * 0.7, -from - (to - from) * 0.8],
  [half * 0.8, -from - (to - from) * 0.42],
];

/** Draws fillers moved by the slip of the second block, then the outline block where it belongs. */
export function inTwoBlocks(
  ctx: Context,
  slip: Table['slip'],
  { fill, line }: { fill: () => void; line: () => void },
): void {
  ctx.save();
  ctx.translate(slip.x, slip.y);
  fill();
  ctx.restore();
  line();
}
