import { TAU } from '../../../core/interpolate.ts';
import type { PathPoint } from '../../../core/smooth-path.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { leafAt } from '../pieces/leaf-at.ts';
import { tint } from '../pieces/tints.ts';

/** A bicycle with a basket of flowers. */
export const bicycle: Subject = {
  id: 'bicycle',
  group: 'object',
  words: ['bicycle', 'bike', 'cycling', 'cycle', 'vintage bicycle', 'tour de france'],
  shows: ['basket', 'wheel', 'flower basket', 'bike basket'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const frame = tint(pen, pen.rng.pick(['#c9574f', '#4f8a8a', '#4f6fa8', '#d99a3f']));
    const rubber = tint(pen, '#4a4447');
    const ring = (x: number, r: number): PathPoint[] =>
      Array.from(
        { length: 25 },
        (_, i): PathPoint => [
          x + Math.cos((i / 24) * TAU) * r,
          0.36 + Math.sin((i / 24) * TAU) * r,
        ],
      );
    f.at({ flip: pen.rng.chance(0.5), y: -0.04 }, () => {
      for (const x of [-0.56, 0.56]) {
        for (let i = 0; i < 5; i += 1)
          f.line(
            [
              [x + Math.cos(i * 0.63) * 0.36, 0.36 + Math.sin(i * 0.63) * 0.36],
              [x - Math.cos(i * 0.63) * 0.36, 0.36 - Math.sin(i * 0.63) * 0.36],
            ],
            { colour: tint(pen, '#b5b0a8'), width: 0.013 },
          );
        f.line(ring(x, 0.38), { colour: rubber, width: 0.055 });
        f.dot([x, 0.36, 0.045], rubber);
      }
      for (const bar of [
        '-56 36, -22 -14',
        '-56 36, -4 36',
        '-4 36, -24 -24',
        '-22 -14, 36 -20',
        '-4 36, 38 -10',
        '56 36, 34 -28, 32 -42',
      ])
        f.line(silhouette(bar), { colour: frame, width: 0.055 });
      f.line(silhouette('32 -42, 24 -52, 8 -50'), { colour: rubber, width: 0.05 });
      f.line(silhouette('-24 -24, -28 -36'), { colour: rubber, width: 0.04 });
      f.fill(silhouette('-48 -38, -44 -46, -10 -42, -14 -35, -30 -32'), {
        colour: tint(pen, '#7a5038'),
      });
      f.dot([-0.04, 0.36, 0.08], rubber);
      f.line(silhouette('-12 50, 4 22'), { colour: rubber, width: 0.03 });
      for (const [i, [x, y]] of (
        [
          [44, -50],
          [56, -58],
          [68, -50],
          [50, -42],
          [63, -42],
        ] as const
      ).entries()) {
        leafAt(
          f,
          { x: x / 100, y: y / 100, turn: i - 2, length: 0.2, width: 0.09, veins: 0 },
          pen.palette.leaves[0],
        );
        f.ball([x / 100, y / 100, 0.075], { colour: tint(pen, pen.palette.blooms[i % 3]) });
      }
      edged(f, silhouette('38 -42!, 76 -42!, 70 -12!, 44 -12!'), { colour: tint(pen, '#c99a5f') });
      for (const y of [-34, -27, -20])
        f.line(silhouette(`41 ${y}, 73 ${y}`), { colour: tint(pen, '#9a6f3f'), width: 0.018 });
    });
  },
};
