import { adjust, mix } from '../../../core/colour.ts';
import { lerp, TAU } from '../../../core/interpolate.ts';
import type { Subject } from '../../subject.ts';
import { figure } from '../pieces/figure.ts';
import { leafAt } from '../pieces/leaf-at.ts';
import { petalFrom } from '../pieces/petals.ts';
import { anyBloom } from './bloom.ts';

/** A ranunculus: paper-thin petals wrapped ring in ring around a green heart. */
export const ranunculus: Subject = {
  id: 'ranunculus',
  group: 'flower',
  words: ['ranunculus', 'buttercup rose', 'persian buttercup'],
  turns: 'any',
  habit: 'bloom',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const { colour, deep, pale } = anyBloom(pen);
    const [green, far] = pen.palette.leaves;
    for (const turn of [0.6, 2.7, 4.6])
      for (const fork of [-0.34, 0, 0.34])
        leafAt(
          f,
          { turn: turn + fork, length: fork === 0 ? 1.22 : 1.06, width: 0.32, veins: 3 },
          fork === 0 ? green : far,
        );
    for (let ring = 0; ring < 8; ring += 1) {
      const t = ring / 7;
      const length = lerp(0.9, 0.16, t ** 0.85);
      const count = ring < 2 ? 8 : ring < 5 ? 6 : 4;
      if (!f.fine && ring % 2 === 1) continue;
      const [x, y] = [0.05 * t, -0.06 * t];
      for (let i = 0; i < count; i += 1)
        f.at({ x, y, turn: ((i + (ring % 2) / 2) / count) * TAU + ring * 0.4 }, () => {
          const width = length * (ring < 2 ? 0.86 : 1.15);
          petalFrom(
            f,
            { length, width },
            { root: mix(colour, deep, t), tip: mix(pale, colour, t * 0.9) },
          );
          if (f.fine && ring > 0)
            f.line(
              [
                [-width * 0.36, -length * 0.84],
                [0, -length * 0.955],
                [width * 0.36, -length * 0.84],
              ],
              { colour: adjust(pale, 0.07), width: 0.016, alpha: 0.7 },
            );
        });
    }
    f.at({ x: 0.05, y: -0.06 }, () => {
      f.ball([0, 0, 0.1], { colour: adjust(green, 0.1), tip: adjust(far, 0.04) });
      f.dot([0, 0, 0.04], adjust(far, -0.12));
    });
  },
};
