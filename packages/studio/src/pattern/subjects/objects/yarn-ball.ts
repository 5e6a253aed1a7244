import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { figure } from '../pieces/figure.ts';
import { tint } from '../pieces/tints.ts';

/** A ball of yarn with two needles. */
export const yarnBall: Subject = {
  id: 'yarn ball',
  group: 'object',
  words: [
    'yarn',
    'yarn ball',
    'ball of yarn',
    'wool ball',
    'knitting',
    'knitting needles',
    'knitting yarn',
    'crochet ball',
    'skein',
  ],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.94);
    const wool = tint(pen, pen.rng.pick(['#c9657a', '#5f97a8', '#d6a24a', '#8f7fb5']));
    const wood = tint(pen, '#b58a5a');
    for (const [x, y, a, b] of [
      [-0.74, -0.84, 0.4, 0.6],
      [0.74, -0.84, -0.4, 0.6],
    ] as const) {
      f.line(
        [
          [x, y],
          [a, b],
        ],
        { colour: wood, width: 0.06 },
      );
      f.ball([x, y, 0.08], { colour: adjust(wood, -0.12) });
    }
    f.ball([0, 0.16, 0.6], { colour: wool, tip: adjust(wool, -0.08) });
    for (const turn of [0.3, 1.4, 2.5])
      f.at({ y: 0.16, turn }, () => {
        for (const x of [-0.24, -0.12, 0, 0.12, 0.24])
          f.line(
            [
              [x * 0.7, -0.54],
              [x * 1.5, -0.1],
              [x * 0.9, 0.4],
            ],
            { colour: adjust(wool, turn > 1 ? 0.1 : -0.1), width: 0.035, alpha: 0.8 },
          );
      });
    f.line(silhouette('40 56, 66 78, 40 90, 0 82, -40 92'), { colour: wool, width: 0.045 });
  },
};
