import { adjust } from '../../../core/colour.ts';
import type { Subject } from '../../subject.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

/** A caterpillar that arches its back. */
export const caterpillar: Subject = {
  id: 'caterpillar',
  group: 'insect',
  words: ['caterpillar', 'worm', 'inchworm', 'bookworm'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const green = tint(pen, pen.rng.pick(['#7fae4b', '#c9b13f', '#5f9a8a']));
    const dark = tintOver(pen, '#2b2724', green);
    const rings = [-0.74, -0.5, -0.26, 0, 0.26, 0.5].map(
      (x) => [x, 0.24 - 0.34 * Math.cos(x * 2.2)] as const,
    );
    for (const [x, y] of rings) {
      f.line(
        [
          [x - 0.05, y + 0.2],
          [x - 0.05, y + 0.34],
        ],
        { colour: dark, width: 0.04 },
      );
      f.line(
        [
          [x + 0.06, y + 0.2],
          [x + 0.06, y + 0.34],
        ],
        { colour: dark, width: 0.04 },
      );
    }
    rings.forEach(([x, y], i) => {
      f.ball([x, y, 0.21], { colour: adjust(green, i % 2 === 0 ? 0 : 0.06) });
    });
    for (const x of [0.66, 0.86])
      f.line(
        [
          [0.76, -0.2],
          [x, -0.62],
        ],
        { colour: dark, width: 0.035 },
      );
    f.ball([0.74, 0, 0.26], { colour: adjust(green, 0.03) });
    for (const x of [0.68, 0.86]) f.dot([x, -0.05, 0.045], dark);
  },
};
