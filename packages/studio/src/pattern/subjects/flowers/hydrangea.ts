import { adjust, mix } from '../../../core/colour.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { floret, spiral } from '../pieces/florets.ts';
import { leafAt } from '../pieces/leaf-at.ts';
import { naturalBloom } from './bloom.ts';

/** A mophead of four-petalled florets over its toothed leaves. */
export const hydrangea: Subject = {
  id: 'hydrangea',
  group: 'flower',
  words: [
    'hydrangea',
    'hydrangea cluster',
    'hydrangea bloom',
    'hydrangea head',
    'hortensia',
    'mophead',
  ],
  shows: ['head'],
  turns: 'tilt',
  habit: 'head',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const { colour, deep, pale } = naturalBloom(pen, ['#7f9bcf', '#9a8fca', '#c58fb8', '#8fb3cf']);
    const [green, far] = pen.palette.leaves;
    edged(f, tube('4 106 5, 2 70 5, 0 30 4'), { colour: far });
    for (const [x, y, turn, length] of [
      [0.04, 0.5, 2.1, 0.72],
      [-0.04, 0.48, -1.9, 0.8],
      [0.1, 0.3, 1.25, 0.86],
      [-0.1, 0.2, -1.1, 0.84],
    ] as const)
      leafAt(
        f,
        { x, y, turn, length, width: 0.46, bend: turn * 0.06, veins: 7 },
        Math.abs(turn) > 1.5 ? far : green,
      );
    f.at({ y: -0.2 }, () => {
      f.ball([0, 0, 0.68], { colour: adjust(deep, -0.1), tip: adjust(deep, -0.06) });
      const count = f.fine ? 36 : 16;
      for (const [i, [x, y]] of spiral(count, 0.72).toReversed().entries()) {
        const light = 1 - i / count;
        const shade = adjust(
          mix(adjust(deep, -0.03), colour, pen.rng.next()),
          0,
          1,
          pen.rng.range(-0.22, 0.22),
        );
        floret(f, [x, y * 0.92 - (1 - light) * 0.04, f.fine ? pen.rng.range(0.15, 0.18) : 0.25], {
          petals: 4,
          colour: adjust(shade, y < -0.1 ? 0.03 : y > 0.3 ? -0.04 : 0),
          tip: mix(colour, pale, pen.rng.range(0.3, 1)),
          eye: adjust(pale, 0.1),
          width: 1,
        });
      }
    });
  },
};
