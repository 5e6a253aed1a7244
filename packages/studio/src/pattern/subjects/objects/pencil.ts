import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint } from '../pieces/tints.ts';

/** A pencil and a brush, crossed. */
export const pencil: Subject = {
  id: 'pencil',
  group: 'object',
  words: ['pencil', 'art supply', 'school supply', 'back to school', 'stationery', 'artist'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const paint = tint(pen, pen.rng.pick(['#e8b23f', '#d8564a', '#4f9aa8']));
    f.at({ turn: -0.6 }, () => {
      edged(f, silhouette('-10 -60!, 10 -60!, 10 62!, -10 62!'), { colour: paint });
      edged(f, silhouette('-10 -60!, 0 -94!, 10 -60!'), { colour: tint(pen, '#ecd3a8') });
      edged(f, silhouette('-4 -80!, 0 -94!, 4 -80!'), { colour: '#3a3638' });
      edged(f, silhouette('-10 62!, 10 62!, 10 72!, -10 72!'), { colour: tint(pen, '#b8b4b0') });
      edged(f, silhouette('-10 72!, 10 72!, 8 92, -8 92'), { colour: tint(pen, '#e08a9a') });
      f.line(
        [
          [0, -0.56],
          [0, 0.6],
        ],
        { colour: adjust(paint, -0.1), width: 0.03 },
      );
    });
    f.at({ turn: 0.6 }, () => {
      edged(f, silhouette('-5 -36!, 5 -36!, 7 40, 2 94, -2 94, -7 40'), {
        colour: tint(pen, '#a8683c'),
      });
      edged(f, silhouette('-8 -58!, 8 -58!, 6 -34!, -6 -34!'), { colour: tint(pen, '#b8b4b0') });
      edged(f, silhouette('-8 -58!, -10 -72, 0 -94!, 10 -72, 8 -58!'), {
        colour: tint(pen, '#4f7fb0'),
      });
    });
  },
};
