import { adjust, mix } from '../../../core/colour.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { leafAt } from '../pieces/leaf-at.ts';
import { petalFan, petalFrom } from '../pieces/petals.ts';
import { tintOver } from '../pieces/tints.ts';
import { naturalBloom } from './bloom.ts';

const DOME = mirrored('0 -52, 16 -46, 28 -22, 30 6, 0 14');

/** A king protea: pointed bracts like a crown around a woolly dome. */
export const protea: Subject = {
  id: 'protea',
  group: 'flower',
  words: ['protea', 'king protea', 'sugarbush'],
  turns: 'tilt',
  habit: 'stem',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const { colour, deep, pale } = naturalBloom(pen, ['#d9808f', '#e39a94', '#c96f86']);
    const [green, far] = pen.palette.leaves;
    const wool = tintOver(pen, '#f3dfd0', colour);
    edged(f, tube('0 106 7, 0 60 7, 0 30 8'), { colour: adjust(far, -0.03) });
    for (const [y, turn, length] of [
      [0.96, 1.15, 0.7],
      [0.9, -1.2, 0.74],
      [0.7, 0.95, 0.78],
      [0.62, -0.9, 0.8],
    ] as const)
      leafAt(
        f,
        { y, turn, length, width: 0.3, bend: turn * 0.1, veins: 4 },
        turn > 0 ? green : far,
      );
    f.at({ y: 0.34 }, () => {
      petalFan(f, { count: 13, from: -1.2, to: 1.2, shake: 0.03 }, () =>
        petalFrom(
          f,
          { length: 1.16, width: 0.27, tip: 'pointed' },
          { root: adjust(deep, -0.04), tip: pale },
        ),
      );
      petalFan(f, { count: 10, from: -0.95, to: 0.95, shake: 0.03 }, () =>
        petalFrom(f, { length: 0.98, width: 0.24, tip: 'pointed' }, { root: deep, tip: colour }),
      );
    });
    edged(f, DOME, { colour: adjust(wool, -0.1), tip: adjust(wool, 0.04) });
    if (f.fine)
      f.inside(DOME, () => {
        for (let x = -28; x <= 28; x += 4)
          f.line(silhouette(`${x * 0.5} 14, ${x * 0.9} -16, ${x * 0.45} -50`), {
            colour: adjust(wool, -0.16),
            width: 0.014,
            alpha: 0.7,
          });
      });
    f.at({ y: 0.36 }, () => {
      petalFan(f, { count: 7, from: -1.15, to: 1.15, shake: 0.04 }, (turn) =>
        petalFrom(
          f,
          { length: 0.58 + Math.abs(turn) * 0.22, width: 0.27, tip: 'pointed' },
          { root: adjust(deep, -0.08), tip: colour },
        ),
      );
      petalFan(f, { count: 5, from: -1.1, to: 1.1, shake: 0.04 }, () =>
        petalFrom(
          f,
          { length: 0.32, width: 0.2, tip: 'pointed' },
          { root: mix(deep, far, 0.5), tip: deep },
        ),
      );
    });
  },
};
