import { adjust } from '../../../core/colour.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

/** A carnival mask with feathers. */
export const mask: Subject = {
  id: 'mask',
  group: 'object',
  words: [
    'mask',
    'venetian mask',
    'carnival mask',
    'masquerade',
    'masquerade mask',
    'mardi gras',
    'theatre mask',
    'carnival',
  ],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const face = tint(pen, pen.rng.pick(['#8f5f9a', '#c8964a', '#3f7a80', '#c8455a']));
    const gold = tintOver(pen, '#e3b23c', face);
    for (const [turn, length] of [
      [-0.5, 0.66],
      [-0.2, 0.8],
      [0.1, 0.84],
      [0.4, 0.72],
    ] as const)
      f.at({ y: -0.16, turn }, () =>
        edged(f, mirrored(`0 -${length * 100}, 10 -${length * 70}, 8 -20, 0 0`), {
          colour: adjust(face, turn > 0 ? 0.1 : -0.06),
        }),
      );
    edged(
      f,
      silhouette(
        '0 -16, 30 -30, 66 -32, 94 -46!, 88 -6, 66 28, 34 36, 12 22, 0 14, -12 22, -34 36, -66 28, -88 -6, -94 -46!, -66 -32, -30 -30',
      ),
      { colour: face, tip: adjust(face, 0.04) },
    );
    for (const flip of [false, true])
      f.at({ flip }, () => {
        f.fill(silhouette('20 2, 38 -12, 62 -8, 66 2, 44 14'), { colour: pen.ground });
        f.line(silhouette('14 2, 36 -20, 68 -14, 76 0, 46 24, 18 12, 14 2'), {
          colour: gold,
          width: 0.035,
        });
        for (const [x, y] of [
          [0.78, -0.28],
          [0.84, -0.12],
          [0.54, 0.3],
        ] as const)
          f.dot([x, y, 0.035], gold);
      });
    f.ball([0, -0.16, 0.08], { colour: gold });
  },
};
