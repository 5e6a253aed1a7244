import { adjust } from '../../../core/colour.ts';
import type { PathPoint } from '../../../core/smooth-path.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintWhite } from '../pieces/tints.ts';

const COLOURS = ['#d9564f', '#ee9a4f', '#f2cf5f', '#7fae6a', '#5f8fc0', '#8a70b0'] as const;
/** A half circle over the horizon. */
const arch = (r: number): PathPoint[] =>
  Array.from(
    { length: 15 },
    (_, k): PathPoint => [
      -Math.cos((k / 14) * Math.PI) * r,
      0.34 - Math.sin((k / 14) * Math.PI) * r,
    ],
  );

/** A rainbow between two clouds. */
export const rainbow: Subject = {
  id: 'rainbow',
  group: 'sky',
  words: [
    'rainbow',
    'rainbows',
    'boho rainbow',
    'rainbow arch',
    'boho rainbow arch',
    'over the rainbow',
    'weather',
  ],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.97);
    f.at({ y: 0.14 }, () => {
      for (const [i, natural] of COLOURS.entries()) {
        const r = 0.86 - i * 0.105;
        edged(f, [...arch(r + 0.054), ...arch(r - 0.054).toReversed()], {
          colour: tint(pen, natural),
        });
      }
      const cloud = tintWhite(pen, '#fbf9f3');
      for (const x of [-0.62, 0.62])
        for (const [dx, dy, r] of [
          [-0.2, 0.06, 0.14],
          [0.2, 0.06, 0.15],
          [-0.06, -0.04, 0.17],
          [0.09, -0.02, 0.15],
          [0, 0.08, 0.17],
        ] as const)
          f.ball([x + dx, 0.38 + dy, r], { colour: cloud, tip: adjust(cloud, -0.08) });
    });
  },
};
