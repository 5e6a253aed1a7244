import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { leafAt } from '../pieces/leaf-at.ts';
import { tint } from '../pieces/tints.ts';

const BODY = silhouette(
  '4 -62, 38 -50, 62 -14, 58 32, 30 66, -10 76, -46 58, -58 18, -44 -20, -20 -50',
);

/** A blushing mango and its leaf. */
export const mango: Subject = {
  id: 'mango',
  group: 'fruit',
  words: ['mango', 'mangoe', 'tropical fruit'],
  shows: ['leaf'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.84);
    const gold = tint(pen, '#f0b03f');
    const green = tint(pen, '#5f8f4f');
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      edged(f, tube('4 -58 4, 8 -76 3.4, 2 -92 4'), { colour: tint(pen, '#7f6a42') });
      for (const [turn, length] of [
        [1.1, 0.86],
        [-1.2, 0.6],
      ] as const)
        leafAt(f, { x: 0.06, y: -0.72, turn, length, width: 0.24, bend: 0.14, veins: 5 }, green);
      edged(f, BODY, { colour: adjust(gold, -0.05), tip: adjust(gold, 0.03) });
      f.inside(BODY, () => {
        f.shade(
          silhouette('20 -70, 70 -40, 80 20, 56 30, 34 -4, 8 -40'),
          pen.natural('#d8533a'),
          0.5,
        );
        f.shade(silhouette('34 -60, 74 -30, 78 4, 60 4, 44 -20'), pen.natural('#c43a3a'), 0.45);
        f.shade(silhouette('-60 20, -48 60, -10 80, -20 60, -44 34'), pen.natural('#8fa04a'), 0.4);
      });
      if (f.fine)
        for (const [x, y] of [
          [-20, 10],
          [0, 30],
          [-30, 34],
          [12, 6],
          [-8, -14],
          [24, 36],
          [-36, -2],
        ] as const)
          f.dot([x / 100, y / 100, 0.014], adjust(gold, -0.16));
      f.gleam(silhouette('-42 8, -34 -16, -14 -36, -22 -12, -32 12'), 0.4);
    });
  },
};
