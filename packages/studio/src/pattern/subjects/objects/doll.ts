import { adjust } from '../../../core/colour.ts';
import { TAU } from '../../../core/interpolate.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

/** A painted nesting doll. */
export const nestingDoll: Subject = {
  id: 'nesting doll',
  group: 'object',
  words: [
    'nesting doll',
    'matryoshka',
    'matryoshka doll',
    'babushka doll',
    'russian doll',
    'babushka',
  ],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const coat = tint(pen, pen.rng.pick(['#c8383f', '#3f6f9a', '#d99a3c']));
    const face = pen.natural('#f4d8bc');
    edged(f, mirrored('0 -92, 26 -86, 36 -58, 34 -30, 54 4, 58 46, 44 84, 0 92'), {
      colour: adjust(coat, -0.03),
      tip: coat,
    });
    f.ball([0, -0.54, 0.25], { colour: face, tip: adjust(face, -0.03) });
    f.fill(silhouette('-25 -56, -16 -78, 0 -80, 16 -78, 25 -56, 10 -70, 0 -72, -10 -70'), {
      colour: '#5b3a2c',
    });
    for (const x of [-0.09, 0.09]) {
      f.dot([x, -0.54, 0.025], '#2a2022');
      f.glint([x * 1.7, -0.46, 0.04], '#eda6a0');
    }
    f.line(silhouette('-5 -44, 0 -42, 5 -44'), { colour: '#c8383f', width: 0.025 });
    const apron = tintOver(pen, '#f8eccf', coat);
    edged(f, mirrored('0 -14, 30 6, 36 44, 22 74, 0 80'), { colour: apron });
    for (const [x, y, r] of [
      [0, 0.34, 0.14],
      [-0.16, 0.54, 0.08],
      [0.16, 0.54, 0.08],
    ] as const)
      f.at({ x, y }, () => {
        for (let i = 0; i < 6; i += 1)
          f.at({ turn: (i / 6) * TAU }, () =>
            f.ball([0, -r * 0.7, r * 0.42], { colour: tintOver(pen, '#d8564a', apron) }),
          );
        f.dot([0, 0, r * 0.36], '#efc23c');
      });
  },
};
