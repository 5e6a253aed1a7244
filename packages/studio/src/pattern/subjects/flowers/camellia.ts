import { adjust, mix } from '../../../core/colour.ts';
import { TAU } from '../../../core/interpolate.ts';
import type { Subject } from '../../subject.ts';
import { figure } from '../pieces/figure.ts';
import { leafAt } from '../pieces/leaf-at.ts';
import { petalFrom } from '../pieces/petals.ts';
import { anyBloom } from './bloom.ts';

const RINGS = [
  [0.86, 7, 0.66],
  [0.7, 7, 0.56],
  [0.53, 6, 0.47],
  [0.37, 5, 0.38],
  [0.23, 4, 0.28],
] as const;

/** A camellia: rounded petals in even rings, between glossy leaves. */
export const camellia: Subject = {
  id: 'camellia',
  group: 'flower',
  words: ['camellia', 'japonica', 'formal camellia'],
  turns: 'any',
  habit: 'bloom',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const { colour, deep, pale } = anyBloom(pen);
    const [green, far] = pen.palette.leaves;
    for (const [turn, length] of [
      [0.7, 1.24],
      [1.5, 1.14],
      [3.7, 1.24],
      [4.6, 1.1],
    ] as const)
      leafAt(
        f,
        { turn, length, width: 0.48, bend: 0.06, veins: 5 },
        turn > 3 ? adjust(far, -0.03) : green,
      );
    RINGS.forEach(([length, count, width], ring) => {
      for (let i = 0; i < count; i += 1)
        f.at({ turn: ((i + (ring % 2) / 2) / count) * TAU + ring * 0.13 }, () => {
          petalFrom(
            f,
            { length, width, tip: ring === 0 ? 'notched' : 'round' },
            { root: adjust(deep, -0.03), tip: mix(pale, colour, ring / 5) },
          );
          if (f.fine)
            f.line(
              [
                [-width * 0.34, -length * 0.86],
                [0, -length * 0.95],
                [width * 0.34, -length * 0.86],
              ],
              { colour: adjust(pale, 0.06), width: 0.018, alpha: 0.6 },
            );
        });
    });
    f.ball([0, 0, 0.08], { colour: deep, tip: colour });
  },
};
