import { adjust, mix } from '../../../core/colour.ts';
import { TAU } from '../../../core/interpolate.ts';
import { silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { leafAt } from '../pieces/leaf-at.ts';
import { petalFrom } from '../pieces/petals.ts';
import { tintOver } from '../pieces/tints.ts';
import { naturalBloom } from './bloom.ts';

const TRUMPET = silhouette(
  '-14 -6, -20 18, -29 26, -22 33, -14 30, -6 36, 2 31, 12 36, 18 30, 28 30, 26 22, 20 14, 15 -6, 0 -12',
);
const RIM = silhouette(
  '-29 26, -22 33, -14 30, -6 36, 2 31, 12 36, 18 30, 28 30, 26 22, 10 19, -12 19',
);
const THROAT = silhouette('-20 26, -6 30, 10 30, 20 25, 8 22, -10 22');

/** A daffodil that nods: six petals behind a frilled trumpet. */
export const daffodil: Subject = {
  id: 'daffodil',
  group: 'flower',
  words: ['daffodil', 'narcissus', 'narcissi', 'jonquil', 'spring flower'],
  turns: 'tilt',
  habit: 'stem',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const { colour, pale } = naturalBloom(pen, ['#f4d04a', '#f8ecc2', '#f6dd78']);
    const gold = tintOver(pen, '#e8952c', colour);
    const [green, far] = pen.palette.leaves;
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      for (const [x, turn, length, shade] of [
        [0.12, 0.22, 1.3, far],
        [-0.06, -0.34, 1.1, green],
      ] as const)
        leafAt(f, { x, y: 1.02, turn, length, width: 0.15, bend: turn * 0.4, veins: 0 }, shade);
      edged(f, tube('4 104 4, 10 40 3.6, 16 -30 3.4, 6 -52 3.4'), { colour: green });
      edged(f, silhouette('18 -34, 24 -10, 14 4, 12 -24'), { colour: mix(green, '#c7a878', 0.6) });
      leafAt(
        f,
        { x: 0.03, y: 1.02, turn: 0.5, length: 0.8, width: 0.13, bend: 0.3, veins: 0 },
        green,
      );
      f.at({ x: -0.1, y: -0.36, turn: 0.35 }, () => {
        for (const turn of [0, 2, 4, 1, 3, 5].map((i) => (i / 6) * TAU + 0.3))
          f.at({ turn }, () => {
            petalFrom(
              f,
              { length: 0.6, width: 0.36, tip: 'pointed' },
              { root: adjust(colour, -0.05), tip: adjust(pale, 0.03) },
            );
            if (f.fine)
              f.line(
                [
                  [0, -0.2],
                  [0, -0.5],
                ],
                { colour: adjust(colour, -0.1), width: 0.014, alpha: 0.6 },
              );
          });
        edged(f, TRUMPET, { colour: adjust(gold, -0.02), tip: adjust(gold, 0.05) });
        if (f.fine)
          for (const x of [-12, -4, 5, 13])
            f.line(silhouette(`${x * 0.8} -6, ${x} 8, ${x * 1.2} 20`), {
              colour: adjust(gold, -0.1),
              width: 0.014,
              alpha: 0.6,
            });
        edged(f, RIM, { colour: adjust(gold, 0.06) });
        f.fill(THROAT, { colour: adjust(gold, -0.12) });
      });
    });
  },
};
