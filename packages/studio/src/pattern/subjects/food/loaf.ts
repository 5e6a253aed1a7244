import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const LOAF = silhouette(
  '-86 30!, -88 -6, -96 -20, -84 -40, -50 -46, -10 -46, 30 -46, 60 -42, 70 -22, 62 -4, 64 30!',
);
const SLICE = silhouette(
  '26 44!, 26 10, 14 -4, 20 -26, 40 -34, 64 -36, 86 -30, 96 -14, 88 4, 88 44!',
);
const CRUMB = silhouette(
  '34 36!, 34 8, 24 -4, 28 -18, 46 -26, 66 -28, 80 -22, 86 -12, 80 4, 80 36!',
);

/** A loaf of bread with a slice cut off. */
export const loaf: Subject = {
  id: 'loaf',
  group: 'food',
  words: ['bread', 'loaf', 'loaf of bread', 'bakery', 'sourdough', 'baker'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const crust = tint(pen, pen.rng.pick(['#b8763a', '#a9682f']));
    const crumb = tintOver(pen, '#f0d9ab', crust);
    edged(f, LOAF, { colour: adjust(crust, -0.05), tip: adjust(crust, 0.06) });
    for (const x of [-66, -38, -10])
      f.line(silhouette(`${x} -38, ${x + 12} -24, ${x + 10} -12`), {
        colour: adjust(crust, 0.16),
        width: 0.05,
      });
    edged(f, SLICE, { colour: crust });
    edged(f, CRUMB, { colour: crumb, tip: adjust(crumb, 0.04) });
    for (const [x, y] of [
      [0.44, -0.1],
      [0.6, 0.06],
      [0.7, -0.12],
      [0.5, 0.2],
      [0.68, 0.24],
    ] as const)
      f.dot([x, y, 0.022], adjust(crumb, -0.1));
  },
};
