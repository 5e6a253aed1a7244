import { type Hex, mix } from '../../../core/colour.ts';
import { lerp } from '../../../core/interpolate.ts';
import { mirrored } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { type Figure, figure } from '../pieces/figure.ts';
import { leafAt } from '../pieces/leaf-at.ts';
import { tint } from '../pieces/tints.ts';
import { type Bloom, naturalBloom } from './bloom.ts';

const PEA = mirrored('0 -8, 9 -9, 12 0, 6 7, 0 5');
const KEEL = mirrored('0 0, 6 1, 5 8, 0 11');
const ROWS = 14;

function leaflets(f: Figure, length: number, [near, far]: readonly [Hex, Hex]): void {
  f.line(
    [
      [0, 0],
      [0.02, -length * 0.5],
      [0, -length],
    ],
    { colour: far, width: 0.022 },
  );
  for (let i = 0; i < 4; i += 1)
    for (const way of [-1, 1])
      leafAt(
        f,
        {
          y: -length * (0.2 + i * 0.22),
          turn: way * 0.95,
          length: 0.3,
          width: 0.12,
          bend: way * 0.2,
          veins: 0,
        },
        way > 0 ? near : far,
      );
  leafAt(f, { y: -length, length: 0.3, width: 0.13, veins: 0 }, near);
}

function pea(f: Figure, t: number, { colour, deep, pale }: Bloom): void {
  const { rng, ctx } = f.pen;
  const size = lerp(1.2, 0.6, t);
  ctx.scale(size, size);
  edged(f, PEA, { colour: mix(colour, pale, rng.next()), tip: pale });
  edged(f, KEEL, { colour: mix(deep, colour, rng.next() * 0.7) });
  if (t < 0.75) f.dot([0, -0.02, 0.02], f.pen.natural('#f2e2a0'));
}

/** A cluster of wisteria that hangs below its feathered leaves, tapering to buds. */
export const wisteria: Subject = {
  id: 'wisteria',
  group: 'flower',
  words: ['wisteria', 'wistaria', 'hanging blossom'],
  shows: ['hanging', 'cluster', 'long cluster'],
  turns: 'tilt',
  habit: 'head',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.92);
    const bloom = naturalBloom(pen, ['#9a86c8', '#b39ad3', '#8f95d0']);
    const { leaves } = pen.palette;
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      edged(f, tube('-44 -104 3.4, -16 -88 3, 6 -80 2.6, 40 -98 2'), {
        colour: tint(pen, '#7a5f4c'),
        along: 1.5,
      });
      for (const [x, turn, length] of [
        [-0.1, -2.3, 0.66],
        [0.12, 2.2, 0.6],
        [0.04, 1.35, 0.56],
      ] as const)
        f.at({ x, y: -0.84, turn }, () => leaflets(f, length, leaves));
      f.line(
        [
          [0, -0.84],
          [0.04, -0.2],
          [-0.04, 0.98],
        ],
        { colour: leaves[1], width: 0.024 },
      );
      for (let row = 0; row < ROWS; row += 1) {
        const t = row / (ROWS - 1);
        const breadth = 0.36 * (1 - t) ** 0.7 * Math.min(1, 0.5 + row * 0.2) + 0.02;
        const across = t > 0.82 ? 1 : t > 0.5 ? 2 + (row % 2) : 3 + (row % 2);
        for (let i = 0; i < across; i += 1) {
          const x =
            (across === 1 ? 0 : lerp(-breadth, breadth, i / (across - 1))) +
            pen.rng.range(-0.06, 0.06);
          const y = lerp(-0.72, 1, t) - Math.abs(x) * 0.3 + pen.rng.range(-0.04, 0.04);
          f.at(
            { x: x + 0.05 * Math.sin(t * 4), y, turn: x * -1.1 + pen.rng.range(-0.4, 0.4) },
            () => pea(f, t, bloom),
          );
        }
      }
    });
  },
};
