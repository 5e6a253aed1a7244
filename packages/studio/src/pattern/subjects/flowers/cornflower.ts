import { adjust, mix } from '../../../core/colour.ts';
import { mirrored } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { leafAt } from '../pieces/leaf-at.ts';
import { petalFan, petalFrom } from '../pieces/petals.ts';
import { scales } from '../pieces/scales.ts';
import { tintOver } from '../pieces/tints.ts';
import { naturalBloom } from './bloom.ts';

const CUP = mirrored('0 -16, 14 -12, 17 6, 12 24, 0 28');

/** A cornflower: toothed trumpets that ring a scaled cup. */
export const cornflower: Subject = {
  id: 'cornflower',
  group: 'flower',
  words: ['cornflower', 'bachelor button', 'bachelors button', 'centaurea'],
  turns: 'tilt',
  habit: 'stem',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const { colour, deep, pale } = naturalBloom(pen, ['#4f6fc4', '#5b7fd0', '#3f5fb4']);
    const [green, far] = pen.palette.leaves;
    const grey = mix(green, '#a9b8a6', 0.3);
    edged(f, tube('6 104 3, -2 50 2.6, 0 0 2.6'), { colour: grey });
    for (const [y, turn, length] of [
      [0.98, 0.7, 0.74],
      [0.84, -0.75, 0.7],
      [0.54, 0.6, 0.52],
      [0.36, -0.6, 0.4],
    ] as const)
      leafAt(
        f,
        { y, turn, length, width: 0.08, bend: turn * 0.3, veins: 0 },
        turn > 0 ? grey : far,
      );
    f.at({ y: -0.3 }, () => {
      petalFan(f, { count: 11, from: -1.75, to: 1.75, shake: 0.07 }, (turn) =>
        petalFrom(
          f,
          { length: 0.66 - Math.abs(turn) * 0.04, width: 0.3, tip: 'toothed' },
          { root: deep, tip: pale },
        ),
      );
      petalFan(f, { count: 7, from: -1, to: 1, shake: 0.1 }, () =>
        petalFrom(
          f,
          { length: 0.42, width: 0.2, tip: 'toothed' },
          { root: adjust(deep, -0.08), tip: colour },
        ),
      );
      for (const turn of [-0.5, -0.25, 0, 0.28, 0.52])
        f.at({ turn }, () =>
          f.line(
            [
              [0, 0],
              [0, -0.34],
            ],
            { colour: tintOver(pen, '#5a3f86', colour), width: 0.036 },
          ),
        );
      edged(f, CUP, { colour: adjust(grey, -0.02), tip: adjust(grey, 0.04) });
      scales(f, CUP, { colour: adjust(grey, -0.16), size: 0.1, width: 0.014 });
    });
  },
};
