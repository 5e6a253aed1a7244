import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const BODY = silhouette(
  '-6 -66, 14 -62, 22 -40, 24 -18, 46 4, 58 36, 48 70, 16 86, -20 86, -52 70, -60 36, -46 4, -22 -18, -16 -42',
);
const STEM = tube('2 -60 5, 6 -78 4, 22 -94 5');
const RIBS = [
  '4 -58, 2 -14, -26 20, -36 78',
  '6 -58, 10 -14, 6 30, 4 84',
  '10 -56, 20 -12, 36 24, 36 76',
];

/** A bottle gourd, striped or two-coloured, with a bent stem. */
export const gourd: Subject = {
  id: 'gourd',
  group: 'plant',
  words: ['gourd', 'bottle gourd', 'calabash', 'butternut squash', 'butternut'],
  shows: ['stem', 'rib'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const skin = tint(pen, pen.rng.pick(['#e0a24a', '#d9874a', '#e6d3a0', '#8f9a5a']));
    const streak = tintOver(pen, pen.rng.pick(['#6f7f45', '#f0dca8', '#b8632f']), skin);
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      edged(f, STEM, { colour: tint(pen, '#7d6a3c') });
      edged(f, BODY, { colour: adjust(skin, -0.04), tip: adjust(skin, 0.05) });
      f.inside(BODY, () => {
        f.shade(silhouette('14 -66, 70 -10, 70 96, 6 96, 34 60, 36 20'), '#3f2412', 0.16);
        for (const rib of RIBS)
          f.line(silhouette(rib), { colour: streak, width: 0.05, alpha: 0.8 });
        if (f.fine)
          for (const [x, y] of [
            [-24, 34],
            [-8, 58],
            [22, 48],
            [-34, 54],
            [18, 20],
            [0, -30],
          ] as const)
            f.dot([x / 100, y / 100, 0.03], streak);
      });
      f.gleam(silhouette('-38 24, -30 12, -26 14, -34 40'), 0.4);
    });
  },
};
