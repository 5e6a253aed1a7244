import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { figure } from '../pieces/figure.ts';
import { tint } from '../pieces/tints.ts';

const BLADE = silhouette('-5 10, -9 0, -8 -30, -3 -70, 6 -96!, 8 -60, 7 -10, 5 10');
const ARM = tube('0 2 7, 5 20 6, 12 38 5.5, 14 46 5');
const RING = tube(
  '13 44 4.5, 2 56 4.5, 2 76 4.5, 14 90 4.5, 30 86 4.5, 36 68 4.5, 30 50 4.5, 15 45 4.5',
);

/** A pair of dressmaker's scissors, half open. */
export const scissors: Subject = {
  id: 'scissors',
  group: 'object',
  words: [
    'scissors',
    'scissor',
    'sewing',
    'sewing tool',
    'haberdashery',
    'tailor',
    'dressmaking',
    'atelier',
    'craft',
  ],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const steel = tint(pen, '#aeb6bb');
    const grip = tint(pen, pen.rng.pick(['#c39a4a', '#2e2c30', '#b8404a']));
    for (const flip of [true, false]) {
      f.at({ flip }, () =>
        f.at({ turn: 0.24 }, () =>
          f.fill(BLADE, { colour: adjust(steel, flip ? -0.08 : -0.02), tip: adjust(steel, 0.06) }),
        ),
      );
      f.at({ flip: !flip }, () => {
        f.fill(ARM, { colour: grip, tip: adjust(grip, 0.05) });
        f.fill(RING, { colour: adjust(grip, -0.03), tip: adjust(grip, 0.05) });
      });
    }
    f.at({ turn: 0.24 }, () =>
      f.line(
        [
          [0.02, -0.1],
          [0.045, -0.78],
        ],
        { colour: adjust(steel, 0.14), width: 0.022 },
      ),
    );
    f.ball([0, 0.04, 0.055], { colour: adjust(steel, -0.12) });
    f.line(
      [
        [-0.025, 0.02],
        [0.025, 0.06],
      ],
      { colour: adjust(steel, 0.12), width: 0.018 },
    );
  },
};
