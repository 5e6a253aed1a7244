import { adjust, mix } from '../../../core/colour.ts';
import { TAU } from '../../../core/interpolate.ts';
import type { Subject } from '../../subject.ts';
import { type Figure, figure } from '../pieces/figure.ts';
import { leafAt } from '../pieces/leaf-at.ts';
import { petalFrom } from '../pieces/petals.ts';
import { anyBloom, type Bloom } from './bloom.ts';

const RINGS = [
  [0.98, 16, 0.3],
  [0.84, 16, 0.27],
  [0.68, 14, 0.25],
  [0.52, 12, 0.22],
  [0.37, 10, 0.18],
  [0.23, 7, 0.14],
] as const;

function rings(f: Figure, { colour, deep, pale }: Bloom): void {
  RINGS.forEach(([length, count, width], ring) => {
    if (!f.fine && ring % 2 === 1) return;
    const t = ring / (RINGS.length - 1);
    for (let i = 0; i < count; i += 1)
      f.at({ turn: ((i + (ring % 2) / 2) / count) * TAU + f.pen.rng.range(-0.04, 0.04) }, () => {
        petalFrom(
          f,
          { length, width, tip: 'pointed' },
          { root: adjust(deep, -0.05 * t - 0.06), tip: mix(pale, colour, t) },
        );
        if (f.fine && ring < 4)
          f.line(
            [
              [0, -length * 0.66],
              [0, -length * 0.92],
            ],
            { colour: deep, width: 0.014, alpha: 0.7 },
          );
      });
  });
  f.ball([0, 0, 0.09], { colour: deep, tip: colour });
}

/** A dahlia: rings of cupped, pointed petals, closer and deeper towards the heart. */
export const dahlia: Subject = {
  id: 'dahlia',
  group: 'flower',
  words: ['dahlia', 'pompom dahlia', 'cactus dahlia', 'dinner plate dahlia'],
  turns: 'any',
  habit: 'bloom',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const bloom = anyBloom(pen);
    const [green, far] = pen.palette.leaves;
    for (const [turn, length] of [
      [0.5, 1.22],
      [2.4, 1.2],
      [4.3, 1.24],
    ] as const)
      leafAt(f, { turn, length, width: 0.42, veins: 6 }, turn > 2 ? green : far);
    rings(f, bloom);
  },
};
