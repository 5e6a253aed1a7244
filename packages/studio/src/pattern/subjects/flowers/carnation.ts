import { adjust, mix } from '../../../core/colour.ts';
import { mirrored } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { leafAt } from '../pieces/leaf-at.ts';
import { petalFan, petalFrom } from '../pieces/petals.ts';
import { anyBloom } from './bloom.ts';

const CALYX = mirrored('0 8, 12 6, 14 20, 9 42, 4 48, 0 48');

/** A carnation in profile: a ruffled fan of toothed petals over its long calyx. */
export const carnation: Subject = {
  id: 'carnation',
  group: 'flower',
  words: ['carnation', 'dianthus', 'pink carnation'],
  turns: 'tilt',
  habit: 'stem',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const { colour, deep, pale } = anyBloom(pen);
    const [green, far] = pen.palette.leaves;
    const grey = mix(green, '#9fb5a8', 0.35);
    edged(f, tube('4 106 3, 2 70 3, 0 40 3.5'), { colour: grey });
    for (const [y, turn, length] of [
      [0.98, 1, 0.6],
      [0.96, -1.05, 0.56],
      [0.74, -0.8, 0.48],
      [0.72, 0.75, 0.44],
    ] as const)
      leafAt(
        f,
        { x: 0.02, y, turn, length, width: 0.1, bend: turn * 0.3, veins: 0 },
        turn > 0 ? grey : far,
      );
    edged(f, CALYX, { colour: adjust(grey, 0.04) });
    const rows = [
      [0.94, 9, 1.45, 0.46],
      [0.8, 8, 1.25, 0.44],
      [0.64, 7, 1.05, 0.4],
      [0.47, 5, 0.8, 0.34],
      [0.32, 3, 0.45, 0.28],
    ] as const;
    f.at({ y: 0.1 }, () =>
      rows.forEach(([length, count, spread, width], row) => {
        const t = row / 4;
        petalFan(f, { count, from: -spread, to: spread, shake: 0.06 }, () => {
          petalFrom(
            f,
            { length: length * pen.rng.range(0.94, 1.04), width, tip: 'toothed' },
            { root: adjust(deep, -0.06), tip: mix(pale, colour, t) },
          );
          if (f.fine)
            for (const x of [-0.1, 0.02, 0.12])
              f.line(
                [
                  [x * 0.5, -length * 0.6],
                  [x, -length * 0.9],
                ],
                { colour: deep, width: 0.014, alpha: 0.5 },
              );
        });
      }),
    );
  },
};
