import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { figure } from '../pieces/figure.ts';
import { tint } from '../pieces/tints.ts';

const CRESCENT = silhouette(
  '24 -90!, -16 -86, -58 -58, -76 -10, -66 40, -32 76, 18 88, 58 70!, 24 62, -6 36, -18 0, -14 -38, 4 -68',
);
const FACE = silhouette(
  '24 -90!, -16 -86, -58 -58, -76 -10, -66 40, -32 76, 18 88, 58 70!, 26 62, 8 48, 6 38, 12 30, 4 26, 10 20, 0 14, 12 2!, -6 -14, -10 -26, -4 -52, 8 -72',
);
const SHADE = silhouette('-76 -10, -66 40, -32 76, 18 88, 58 70!, 12 74, -30 54, -54 16, -58 -30');
const CRATERS = [
  [-0.5, -0.1, 0.09],
  [-0.34, 0.34, 0.11],
  [-0.36, -0.44, 0.07],
  [-0.1, 0.64, 0.06],
  [-0.56, 0.2, 0.045],
  [-0.28, 0.02, 0.045],
] as const;

/** A crescent moon: with craters, or with a sleeping face. */
export const moon: Subject = {
  id: 'moon',
  group: 'sky',
  words: [
    'moon',
    'crescent',
    'crescent moon',
    'celestial',
    'night sky',
    'astrology',
    'moon phase',
    'witchy',
  ],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const gold = tint(pen, '#ecca76');
    const deep = adjust(gold, -0.15);
    const hasFace = pen.rng.chance(0.5);
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      const outline = hasFace ? FACE : CRESCENT;
      f.fill(outline, { colour: adjust(gold, -0.04), tip: adjust(gold, 0.04) });
      f.shade(SHADE, deep, 0.4);
      if (hasFace) {
        f.line(silhouette('-34 -14, -26 -7, -14 -10'), {
          colour: adjust(deep, -0.15),
          width: 0.032,
        });
        f.line(silhouette('-38 -28, -26 -34, -14 -30'), { colour: deep, width: 0.024 });
        f.line(silhouette('-8 36, 0 33, 8 30'), { colour: adjust(deep, -0.1), width: 0.024 });
        f.shade(silhouette('-40 16, -30 8, -18 14, -22 26, -36 26'), tint(pen, '#e08a6a'), 0.4);
      } else
        for (const [x, y, r] of CRATERS)
          f.ball([x, y, r], { colour: adjust(gold, -0.1), tip: adjust(gold, -0.05) });
    });
  },
};
