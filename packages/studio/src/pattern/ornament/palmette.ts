import type { Hex } from '../../core/colour.ts';
import { lerp, TAU } from '../../core/interpolate.ts';
import { closedCurve, type PathPoint } from '../../core/smooth-path.ts';
import { paint } from '../paint/paint.ts';
import { inFrame, type Pen } from '../paint/pen.ts';

export const teardrop = (length: number, width: number): PathPoint[] => [
  [0, 0],
  [-width * 0.2, -length * 0.3],
  [-width * 0.5, -length * 0.7],
  [-width * 0.34, -length * 0.95],
  [0, -length * 1.02],
  [width * 0.34, -length * 0.95],
  [width * 0.5, -length * 0.7],
  [width * 0.2, -length * 0.3],
];

export type PalmetteShape = { petals: number; length: number; spread: number; width: number };

/** A fan of round-ended petals about (0, 0), longest in the middle, each with a slit of `inner`. */
export function palmette(
  pen: Pen,
  { petals, length, spread, width }: PalmetteShape,
  { outer, inner }: { outer: Hex; inner: Hex },
): void {
  const order = Array.from({ length: petals }, (_, i) => i).toSorted(
    (a, b) => Math.abs(b - (petals - 1) / 2) - Math.abs(a - (petals - 1) / 2),
  );
  for (const i of order) {
    const turn = lerp(-spread, spread, i / (petals - 1));
    const reach = length * (1 - 0.36 * (Math.abs(turn) / Math.max(spread, 0.01)) ** 1.4);
    inFrame(pen, { turn }, () => {
      paint(pen, (ctx) => closedCurve(ctx, teardrop(reach, width)), {
        colour: inner,
        length: reach,
        width,
      });
      paint(pen, (ctx) => closedCurve(ctx, teardrop(reach * 0.95, width * 0.8)), {
        colour: outer,
        length: reach,
        width,
      });
      inFrame(pen, { y: -reach * 0.3 }, () =>
        paint(pen, (ctx) => closedCurve(ctx, teardrop(reach * 0.5, width * 0.3)), {
          colour: inner,
          length: reach * 0.5,
          width: width * 0.3,
        }),
      );
    });
  }
}

/** A pomegranate or artichoke: a pointed body of scales, its own height `size` about (0, 0). */
export function pomegranate(
  pen: Pen,
  size: number,
  { outer, inner }: { outer: Hex; inner: Hex },
): void {
  const body: PathPoint[] = [
    [0, -size * 0.62],
    [size * 0.2, -size * 0.42],
    [size * 0.4, -size * 0.05],
    [size * 0.3, size * 0.32],
    [0, size * 0.46],
    [-size * 0.3, size * 0.32],
    [-size * 0.4, -size * 0.05],
    [-size * 0.2, -size * 0.42],
  ];
  paint(pen, (ctx) => closedCurve(ctx, body, 0.9), { colour: outer, radius: size * 0.5 });
  const scale = (x: number, y: number, r: number, colour: Hex) =>
    inFrame(pen, { x, y }, () =>
      paint(pen, (ctx) => closedCurve(ctx, teardrop(-r * 1.5, r)), { colour, radius: r * 0.7 }),
    );
  for (let row = 0; row < 5; row += 1) {
    const y = size * (-0.34 + row * 0.15);
    const half = size * (0.1 + 0.075 * row * (row < 4 ? 1 : 0.7));
    const count = [1, 2, 3, 4, 3][row];
    for (let i = 0; i < count; i += 1) {
      const x = count === 1 ? 0 : lerp(-half, half, i / (count - 1));
      scale(x, y - size * 0.06, size * 0.1, inner);
      scale(x, y - size * 0.03, size * 0.055, outer);
    }
  }
}

/** Beads along an arc, the largest in the middle. */
export function beads(
  pen: Pen,
  points: readonly PathPoint[],
  { radius, colour }: { radius: number; colour: Hex },
): void {
  points.forEach(([x, y], i) => {
    const middle = 1 - Math.abs((2 * i) / Math.max(1, points.length - 1) - 1);
    const r = radius * (0.6 + 0.4 * middle);
    paint(pen, (ctx) => ctx.arc(x, y, r, 0, TAU), { colour, radius: r });
  });
}
