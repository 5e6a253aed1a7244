import { adjust, mix } from '../../../core/colour.ts';
import { TAU } from '../../../core/interpolate.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { spiral } from '../pieces/florets.ts';
import { leafAt } from '../pieces/leaf-at.ts';
import { petalFrom } from '../pieces/petals.ts';
import { whiteBloom } from './bloom.ts';

/** An edelweiss: a woolly white star around its little golden heads. */
export const edelweiss: Subject = {
  id: 'edelweiss',
  group: 'flower',
  words: ['edelweiss', 'alpine flower', 'alpine'],
  turns: 'tilt',
  habit: 'stem',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const { colour, deep, pale } = whiteBloom(pen);
    const [green] = pen.palette.leaves;
    const grey = mix(green, '#b9c4b0', 0.4);
    const gold = pen.natural('#e3bd4f');
    edged(f, tube('2 104 3.4, -2 60 3, 0 0 3'), { colour: grey });
    for (const [y, turn, length] of [
      [0.98, 0.8, 0.6],
      [0.94, -0.85, 0.62],
      [0.66, 0.7, 0.42],
      [0.6, -0.7, 0.4],
    ] as const)
      leafAt(f, { y, turn, length, width: 0.13, bend: turn * 0.14, veins: 0 }, grey);
    f.at({ y: -0.22, turn: pen.rng.range(-0.2, 0.2) }, () => {
      for (const [length, count, width, shift] of [
        [0.74, 8, 0.25, 0],
        [0.52, 7, 0.22, 0.4],
      ] as const)
        for (let i = 0; i < count; i += 1)
          f.at({ turn: (i / count) * TAU + shift + pen.rng.range(-0.1, 0.1) }, () => {
            petalFrom(
              f,
              {
                length: length * pen.rng.range(0.85, 1.05),
                width,
                tip: 'pointed',
                bend: pen.rng.range(-0.1, 0.1),
              },
              { root: deep, tip: shift > 0 ? pale : colour },
            );
            if (f.fine)
              f.line(
                [
                  [0, -0.14],
                  [0, -length * 0.78],
                ],
                { colour: adjust(deep, -0.05), width: 0.014, alpha: 0.6 },
              );
          });
      for (const [x, y] of [
        [0, 0],
        [0.14, 0.03],
        [-0.13, 0.05],
        [0.06, -0.13],
        [-0.08, -0.12],
        [0.03, 0.14],
      ] as const) {
        f.ball([x, y, 0.085], { colour: gold, tip: adjust(gold, -0.08) });
        if (f.fine)
          for (const [dx, dy] of spiral(7, 0.055))
            f.dot([x + dx, y + dy, 0.011], adjust(gold, -0.2));
      }
    });
  },
};
