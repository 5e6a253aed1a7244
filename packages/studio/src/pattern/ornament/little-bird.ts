import { adjust, type Hex } from '../../core/colour.ts';
import { TAU } from '../../core/interpolate.ts';
import type { PathPoint } from '../../core/smooth-path.ts';
import { dot } from '../botany/marks.ts';
import { inFrame, type Pen } from '../paint/pen.ts';
import { teardrop } from './palmette.ts';
import { pointed, rimmed } from './rimmed.ts';

export type BirdTones = { body: Hex; wing: Hex; mark: Hex; beak: Hex };

const BODY: readonly PathPoint[] = [
  [0.62, -0.5],
  [0.5, -0.72],
  [0.28, -0.72],
  [0.12, -0.5],
  [-0.1, -0.22],
  [-0.42, 0.06],
  [-0.5, 0.22],
  [-0.2, 0.36],
  [0.14, 0.34],
  [0.42, 0.12],
  [0.52, -0.18],
  [0.56, -0.38],
];
const BEAK: readonly PathPoint[] = [
  [0.58, -0.58],
  [0.86, -0.5],
  [0.6, -0.44],
];

/** A plump bird seen from the side, looking right, within the circle of radius `radius`. */
export function littleBird(pen: Pen, radius: number, { body, wing, mark, beak }: BirdTones): void {
  const big = (points: readonly PathPoint[]) =>
    points.map(([x, y]): PathPoint => [x * radius, y * radius]);
  for (const [turn, length] of [
    [-1.95, 0.72],
    [-2.15, 0.8],
    [-2.35, 0.7],
  ]) {
    inFrame(pen, { x: -radius * 0.32, y: radius * 0.08, turn }, () =>
      rimmed(pen, teardrop(radius * length, radius * 0.2), {
        colour: wing,
        length: radius * length,
      }),
    );
  }
  rimmed(pen, big(BEAK), { colour: beak, length: radius * 0.3 });
  rimmed(pen, big(BODY), { colour: adjust(body, -0.04), tip: body, radius });
  const breast: readonly PathPoint[] = [
    [0.3, -0.2],
    [0.4, -0.06],
    [0.3, 0.08],
    [0.16, -0.02],
    [0.14, 0.16],
    [0.02, 0.08],
    [0.02, 0.24],
  ];
  for (const [x, y] of breast)
    dot(pen, { x: x * radius, y: y * radius, radius: radius * 0.035 }, mark);
  inFrame(pen, { x: radius * 0.14, y: -radius * 0.16, turn: -2.0 }, () => {
    for (const [turn, length, colour] of [
      [0.34, 0.72, wing],
      [0.1, 0.78, adjust(wing, 0.05)],
      [-0.14, 0.7, wing],
    ] as const) {
      inFrame(pen, { turn }, () =>
        rimmed(pen, pointed(radius * length, radius * 0.24), { colour, length: radius * length }),
      );
    }
    inFrame(pen, { turn: 0.1 }, () =>
      rimmed(pen, teardrop(radius * 0.36, radius * 0.3), { colour: mark, length: radius * 0.36 }),
    );
  });
  dot(pen, { x: radius * 0.42, y: -radius * 0.54, radius: radius * 0.075 }, mark);
  pen.ctx.fillStyle = '#1d181a';
  pen.ctx.beginPath();
  pen.ctx.arc(radius * 0.43, -radius * 0.54, radius * 0.045, 0, TAU);
  pen.ctx.fill();
}
