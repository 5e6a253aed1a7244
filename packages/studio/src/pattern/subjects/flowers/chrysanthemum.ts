import { adjust, mix } from '../../../core/colour.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { leafAt } from '../pieces/leaf-at.ts';
import { petalFan, petalFrom } from '../pieces/petals.ts';
import { anyBloom } from './bloom.ts';

const RINGS = [
  [0.88, 19, 3, 0.42],
  [0.76, 16, 2.6, 0.34],
  [0.64, 13, 2.2, 0.22],
  [0.5, 11, 1.8, 0],
  [0.38, 9, 1.4, -0.25],
  [0.26, 6, 1, -0.4],
] as const;

/** A chrysanthemum at an angle: long curling petals that spray out below, and curl in above its heart. */
export const chrysanthemum: Subject = {
  id: 'chrysanthemum',
  group: 'flower',
  words: ['chrysanthemum', 'kiku', 'mum', 'japanese chrysanthemum', 'mum flower'],
  turns: 'tilt',
  habit: 'stem',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const { colour, deep, pale } = anyBloom(pen);
    const [green, far] = pen.palette.leaves;
    edged(f, tube('4 106 4, 2 60 4, 0 10 4'), { colour: far });
    for (const [y, turn, length] of [
      [0.82, 1.2, 0.56],
      [0.7, -1.15, 0.6],
      [0.98, -0.9, 0.5],
    ] as const) {
      leafAt(f, { y, turn: turn - 0.4, length: length * 0.7, width: 0.2, veins: 2 }, far);
      leafAt(f, { y, turn: turn + 0.4, length: length * 0.7, width: 0.2, veins: 2 }, far);
      leafAt(f, { y, turn, length, width: 0.26, veins: 4 }, green);
    }
    f.at({ y: -0.08 }, () =>
      RINGS.forEach(([length, count, spread, droop], ring) => {
        if (!f.fine && ring % 2 === 1) return;
        const t = ring / (RINGS.length - 1);
        petalFan(f, { count, from: -spread, to: spread, shake: 0.06 }, (turn) =>
          petalFrom(
            f,
            {
              length: length * (1 - 0.22 * Math.abs(turn / 3) ** 3),
              width: 0.135,
              tip: 'spoon',
              bend: droop * (turn / 2.5),
            },
            { root: adjust(deep, -0.06 - 0.05 * t), tip: mix(pale, colour, t * 0.8) },
          ),
        );
      }),
    );
  },
};
