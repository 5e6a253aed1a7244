import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { figure } from '../pieces/figure.ts';
import { tint } from '../pieces/tints.ts';

const CLEF = silhouette(
  '-30 88, -42 80, -36 68, -24 72, -20 86, -32 96, -46 88, -34 40, -24 -10, -18 -64, -28 -92, -44 -70, -34 -30, -10 -2, -6 30, -26 44, -52 30, -56 2, -36 -20',
);
const HEADS = [
  [0.18, 0.34],
  [0.72, 0.2],
] as const;

/** Notes of music and a clef. */
export const musicalNote: Subject = {
  id: 'musical note',
  group: 'object',
  words: ['musical note', 'music note', 'treble clef', 'note', 'music', 'melody'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const [one, two] = [pen.ink, pen.palette.blooms[0]].map((colour) => tint(pen, colour));
    f.line(CLEF, { colour: one, width: 0.075 });
    f.dot([-0.27, 0.74, 0.075], one);
    f.line(silhouette('27 32, 27 -56'), { colour: two, width: 0.055 });
    f.line(silhouette('81 18, 81 -70'), { colour: two, width: 0.055 });
    f.fill(silhouette('25 -58!, 83 -74!, 83 -56!, 25 -40!'), { colour: two });
    for (const [x, y] of HEADS)
      f.at({ x, y, turn: -0.35 }, () =>
        f.fill(silhouette('-14 0, -8 -10, 8 -10, 14 0, 8 10, -8 10'), { colour: two }),
      );
    f.line(silhouette('58 86, 58 46, 72 56, 76 68'), { colour: one, width: 0.045 });
    f.at({ x: 0.5, y: 0.87, turn: -0.35 }, () =>
      f.fill(silhouette('-12 0, -6 -8, 6 -8, 12 0, 6 8, -6 8'), { colour: one }),
    );
  },
};
