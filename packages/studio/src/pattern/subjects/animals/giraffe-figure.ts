import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { eye } from '../pieces/eye.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const BODY = silhouette(
  '22 -74, 34 -66, 36 -40, 28 -6, 34 8, 34 24, 20 34, -24 34, -42 22, -46 2, -30 -8, 2 -8, 10 -34, 14 -62',
);
const HEAD = silhouette('18 -92, 34 -92, 52 -80, 64 -70, 62 -62, 46 -64, 34 -62, 24 -68, 14 -78');
const LEGS = ['-34 20 8, -34 56 5, -36 94 5', '24 22 8, 26 58 5, 24 94 5'].map((leg) => tube(leg));
const FAR_LEGS = ['-22 20 8, -20 56 5, -18 92 5', '14 22 8, 12 58 5, 8 92 5'].map((leg) =>
  tube(leg),
);
const SPOTS = [
  '18 -58, 27 -60, 28 -50, 20 -48',
  '15 -42, 26 -44, 27 -32, 16 -30',
  '12 -24, 22 -26, 24 -14, 13 -12',
  '24 -10, 30 -2, 24 6, 17 0',
  '2 -2, 13 0, 12 12, 2 12',
  '16 10, 27 10, 26 22, 15 24',
  '-12 -2, -2 0, -3 10, -14 10',
  '-4 16, 10 16, 8 28, -5 28',
  '-28 0, -17 0, -18 12, -30 12',
  '-22 16, -9 15, -10 28, -22 27',
  '-40 8, -33 10, -34 22, -40 18',
].map(silhouette);

/** A giraffe that looks over its shoulder of patches. */
export const giraffeFigure: Subject = {
  id: 'giraffe figure',
  group: 'animal',
  words: [
    'giraffe',
    'giraffe figure',
    'giraffe animal',
    'giraffe family',
    'standing giraffe',
    'safari animal',
    'safari',
    'jungle animal',
  ],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const coat = tint(pen, '#e8b866');
    const mark = tintOver(pen, '#a3622f', coat);
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      f.line(silhouette('-44 4, -54 24, -52 42'), { colour: coat, width: 0.032 });
      f.fill(silhouette('-56 40, -48 40, -50 56'), { colour: mark });
      for (const leg of FAR_LEGS) edged(f, leg, { colour: adjust(coat, -0.1), along: Math.PI });
      for (const leg of LEGS) edged(f, leg, { colour: adjust(coat, -0.03), along: Math.PI });
      for (const x of [-36, 24, -18, 8])
        f.fill(silhouette(`${x - 5} 90!, ${x + 5} 90!, ${x + 6} 97!, ${x - 6} 97!`), {
          colour: adjust(mark, -0.16),
        });
      for (const [x, y] of [
        [20, -104],
        [29, -105],
      ] as const) {
        f.line(silhouette(`${x + 3} -88, ${x} ${y}`), { colour: coat, width: 0.035 });
        f.dot([x / 100, y / 100, 0.03], adjust(mark, -0.1));
      }
      edged(f, BODY, { colour: adjust(coat, -0.04), tip: adjust(coat, 0.04) });
      f.inside(BODY, () => {
        for (const spot of SPOTS) f.patch(spot, mark);
      });
      f.line(silhouette('13 -66, 8 -38, 0 -10'), { colour: adjust(mark, -0.04), width: 0.045 });
      f.fill(silhouette('18 -86, 6 -94, 4 -86, 14 -78'), { colour: adjust(coat, -0.08) });
      edged(f, HEAD, { colour: coat, tip: adjust(coat, 0.05) });
      f.fill(silhouette('52 -78, 64 -70, 62 -62, 50 -64'), { colour: adjust(coat, 0.08) });
      eye(f, [0.35, -0.82, 0.032]);
      f.dot([0.6, -0.68, 0.014], '#4a2f22');
    });
  },
};
