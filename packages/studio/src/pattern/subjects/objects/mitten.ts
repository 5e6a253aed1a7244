import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const HAND = silhouette(
  '-30 40!, -34 -20, -26 -66, 0 -84, 26 -66, 32 -28, 44 -44, 62 -42, 64 -24, 44 8, 32 40!',
);

/** A knitted mitten. */
export const mitten: Subject = {
  id: 'mitten',
  group: 'object',
  words: ['mitten', 'mittens', 'winter clothes', 'winter wear'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const wool = tint(pen, pen.rng.pick(['#b8434a', '#4f7f9a', '#5f8a6c', '#d0a04a']));
    const pale = tintOver(pen, '#f8f0e2', wool);
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      edged(f, HAND, { colour: adjust(wool, -0.03), tip: adjust(wool, 0.04) });
      f.inside(HAND, () => {
        for (const y of [-0.5, -0.06])
          for (let x = -0.4; x < 0.6; x += 0.14)
            f.line(
              [
                [x, y],
                [x + 0.07, y - 0.09],
                [x + 0.14, y],
              ],
              { colour: pale, width: 0.035 },
            );
        for (const [x, y] of [
          [-0.14, -0.28],
          [0.12, -0.28],
          [0, -0.36],
          [0, -0.2],
        ] as const)
          f.dot([x, y, 0.045], pale);
      });
      edged(f, silhouette('-36 42!, 36 42!, 38 84!, -36 84!'), { colour: pale });
      for (let x = -28; x <= 30; x += 10)
        f.line(
          [
            [x / 100, 0.45],
            [x / 100, 0.82],
          ],
          { colour: adjust(pale, -0.14), width: 0.025 },
        );
    });
  },
};
