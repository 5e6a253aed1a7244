import { adjust, mix } from '../../../core/colour.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { petalFan, petalFrom } from '../pieces/petals.ts';
import { naturalBloom } from './bloom.ts';

const PAD = silhouette('0 60, 40 56, 88 66, 96 80, 60 94, 0 98, -60 94, -96 80, -88 66, -40 56');
const POD = mirrored('0 -14, 18 -12, 22 -4, 14 16, 0 20');

/** A lotus on the water: layers of pointed petals around a golden pod, and its pads. */
export const lotus: Subject = {
  id: 'lotus',
  group: 'flower',
  words: ['lotus', 'water lily', 'waterlily', 'water lilies', 'lotus flower'],
  shows: ['float', 'floating'],
  turns: 'tilt',
  habit: 'head',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const { colour, deep, pale } = naturalBloom(pen, ['#e9a3b8', '#f0b9c6', '#d98aae']);
    const [green, far] = pen.palette.leaves;
    const gold = pen.natural('#ecc257');
    edged(f, PAD, { colour: far, tip: green });
    for (const end of ['-84 74', '-56 90', '-10 96', '40 94', '80 78'])
      f.line(silhouette(`0 72, ${end}`), { colour: adjust(green, 0.12), width: 0.018, alpha: 0.7 });
    f.at({ y: 0.62 }, () => {
      petalFan(f, { count: 9, from: -1.15, to: 1.15, shake: 0.03 }, (turn) =>
        petalFrom(
          f,
          { length: 1.36 - Math.abs(turn) * 0.22, width: 0.36, tip: 'pointed' },
          { root: pale, tip: deep },
        ),
      );
      petalFan(f, { count: 6, from: -0.8, to: 0.8, shake: 0.03 }, () =>
        petalFrom(
          f,
          { length: 1.12, width: 0.36, tip: 'pointed' },
          { root: adjust(pale, 0.02), tip: colour },
        ),
      );
    });
    f.at({ y: 0.02 }, () => {
      for (const turn of [-1.1, -0.7, -0.3, 0.1, 0.5, 0.9])
        f.at({ turn }, () =>
          f.line(
            [
              [0, 0],
              [0, -0.26],
            ],
            { colour: gold, width: 0.034 },
          ),
        );
      edged(f, POD, { colour: gold });
      for (const [x, y] of [
        [-10, -6],
        [0, -8],
        [10, -6],
        [-5, -2],
        [6, -2],
      ] as const)
        f.dot([x / 100, y / 100, 0.02], adjust(gold, -0.2));
    });
    f.at({ y: 0.68 }, () => {
      petalFan(f, { count: 6, from: -1.4, to: 1.4, shake: 0.03 }, (turn) =>
        petalFrom(
          f,
          { length: 0.72 + Math.abs(turn) * 0.14, width: 0.4, tip: 'pointed' },
          { root: pale, tip: colour },
        ),
      );
      petalFan(f, { count: 3, from: -0.5, to: 0.5 }, () =>
        petalFrom(
          f,
          { length: 0.54, width: 0.36, tip: 'pointed' },
          { root: adjust(pale, 0.03), tip: mix(colour, pale, 0.4) },
        ),
      );
    });
  },
};
