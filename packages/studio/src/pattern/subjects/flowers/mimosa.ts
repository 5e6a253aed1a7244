import { adjust, mix } from '../../../core/colour.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { spiral } from '../pieces/florets.ts';
import { leafAt } from '../pieces/leaf-at.ts';
import { naturalBloom } from './bloom.ts';

/** A mimosa branch, all yellow puffs and feathered leaves. */
export const mimosa: Subject = {
  id: 'mimosa',
  group: 'flower',
  words: ['mimosa', 'mimosa branch', 'acacia', 'wattle', 'golden wattle'],
  turns: 'tilt',
  habit: 'head',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const { colour, deep, pale } = naturalBloom(pen, ['#f0c53d', '#f3d04f', '#ecb93a']);
    const [green, far] = pen.palette.leaves;
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      edged(f, tube('-56 104 3.4, -30 50 3, 0 0 2.4, 24 -50 2, 58 -92 1.4'), { colour: far });
      for (const [x, y, turn, length] of [
        [-0.44, 0.8, 1.3, 0.8],
        [-0.34, 0.56, -1.05, 0.74],
        [0.06, -0.1, 1.2, 0.72],
        [0.26, -0.54, -0.7, 0.52],
      ] as const)
        f.at({ x, y, turn }, () => {
          f.line(
            [
              [0, 0],
              [0, -length],
            ],
            { colour: far, width: 0.018 },
          );
          for (let i = 0; i < 9; i += 1)
            for (const side of [-1, 1])
              leafAt(
                f,
                {
                  y: -length * (0.14 + i * 0.1),
                  turn: side * 1,
                  length: 0.17 * (1 - i * 0.05),
                  width: 0.05,
                  veins: 0,
                },
                side > 0 ? green : far,
              );
        });
      for (const way of [
        '-20 34 1.6, 10 22 1.4, 36 28 1.2',
        '-4 6 1.6, -34 -16 1.4, -50 -40 1.2',
        '14 -28 1.6, 44 -30 1.4, 64 -16 1.2',
        '20 -44 1.4, 0 -66 1.2, 2 -88 1.2',
      ])
        edged(f, tube(way), { colour: far });
      for (const [x, y] of [
        [0.36, 0.3],
        [0.2, 0.18],
        [0.04, 0.3],
        [0.48, 0.14],
        [-0.5, -0.42],
        [-0.38, -0.22],
        [-0.22, -0.08],
        [-0.2, -0.32],
        [-0.62, -0.2],
        [0.64, -0.14],
        [0.5, -0.3],
        [0.34, -0.22],
        [0.7, -0.36],
        [0.02, -0.9],
        [-0.06, -0.66],
        [0.14, -0.74],
        [0.5, -0.74],
        [0.6, -0.94],
        [-0.02, -0.48],
        [0.36, -0.5],
        [0.18, -0.04],
      ] as const) {
        const r = pen.rng.range(0.085, 0.125);
        f.ball([x, y, r], { colour: adjust(pale, 0.02), tip: mix(deep, colour, 0.5) });
        if (f.fine)
          for (const [dx, dy] of spiral(14, r * 1.04))
            f.dot(
              [x + dx, y + dy, 0.013],
              Math.abs(dx) + dy > 0 ? adjust(deep, -0.04) : adjust(pale, 0.1),
            );
      }
    });
  },
};
