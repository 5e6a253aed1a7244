import { adjust } from '../../../core/colour.ts';
import { TAU } from '../../../core/interpolate.ts';
import type { Subject } from '../../subject.ts';
import { figure } from '../pieces/figure.ts';
import { leafAt } from '../pieces/leaf-at.ts';
import { petalFrom } from '../pieces/petals.ts';
import { naturalBloom } from './bloom.ts';

/** A poinsettia: pointed red bracts around small yellow buds. */
export const poinsettia: Subject = {
  id: 'poinsettia',
  group: 'flower',
  words: ['poinsettia', 'christmas flower', 'christmas star flower'],
  turns: 'any',
  habit: 'bloom',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const { colour, deep, pale } = naturalBloom(pen, ['#c8262c', '#b81f2d']);
    const [green, far] = pen.palette.leaves;
    for (let i = 0; i < 5; i += 1)
      leafAt(
        f,
        { turn: (i / 5) * TAU + 0.6, length: 1.1, width: 0.46, veins: 6 },
        i % 2 === 0 ? green : far,
      );
    for (const [length, count, width, start] of [
      [0.96, 6, 0.46, 0],
      [0.7, 6, 0.36, 0.5],
      [0.44, 5, 0.24, 0.2],
    ] as const)
      for (let i = 0; i < count; i += 1)
        f.at({ turn: (i / count) * TAU + start }, () => {
          petalFrom(
            f,
            { length, width, tip: 'pointed' },
            { root: deep, tip: length > 0.9 ? colour : pale },
          );
          if (f.fine)
            f.line(
              [
                [0, -length * 0.15],
                [0, -length * 0.85],
              ],
              { colour: adjust(deep, -0.1), width: 0.016, alpha: 0.7 },
            );
        });
    for (const [x, y] of [
      [0, 0],
      [0.08, 0.03],
      [-0.07, 0.04],
      [0.01, -0.08],
      [-0.03, 0.09],
    ] as const)
      f.ball([x, y, 0.055], { colour: pen.natural('#e6bd3a'), tip: pen.natural('#8fa04a') });
  },
};
