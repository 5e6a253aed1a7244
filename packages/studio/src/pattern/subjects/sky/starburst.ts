import { TAU } from '../../../core/interpolate.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { figure } from '../pieces/figure.ts';
import { tint } from '../pieces/tints.ts';

/** A starburst: long and short rays around a bead, as on fifties curtains. */
export const starburst: Subject = {
  id: 'starburst',
  group: 'sky',
  words: [
    'starburst',
    'atomic star',
    'atomic starburst',
    'mid century star',
    'firework',
    'fireworks',
    'sparkle',
    'explosion',
  ],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const [lead, second] = pen.rng.shuffle(pen.palette.blooms).map((colour) => tint(pen, colour));
    const accent = tint(pen, pen.palette.accent);
    const rays = 16;
    for (let i = 0; i < rays; i += 1) {
      const length = i % 4 === 0 ? 0.98 : i % 2 === 0 ? 0.74 : 0.5;
      f.at({ turn: (i / rays) * TAU }, () => {
        if (i % 2 === 1) {
          f.line(
            [
              [0, -0.14],
              [0, -length],
            ],
            { colour: accent, width: 0.028 },
          );
          f.ball([0, -length, 0.05], { colour: accent });
          return;
        }
        const half = i % 4 === 0 ? 7 : 5;
        f.fill(
          silhouette(
            `0 -8!, ${half} ${-length * 34}!, 0 ${-length * 100}!, ${-half} ${-length * 34}!`,
          ),
          { colour: i % 4 === 0 ? lead : second },
        );
      });
    }
    f.ball([0, 0, 0.13], { colour: accent, tip: lead });
  },
};
