import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint } from '../pieces/tints.ts';

const OUTER = silhouette(
  '-30 92!, -44 88!, -62 40, -72 -12, -54 -66, 0 -90, 54 -66, 72 -12, 62 40, 44 88!, 30 92!, 36 44, 42 -8, 30 -42, 0 -56, -30 -42, -42 -8, -36 44',
);
const GROOVE = silhouette('-44 70, -54 20, -56 -18, -42 -54, 0 -74, 42 -54, 56 -18, 54 20, 44 70');
const NAILS = [
  [-49, 46],
  [-55, 14],
  [-54, -18],
  [-41, -48],
  [41, -48],
  [54, -18],
  [55, 14],
  [49, 46],
] as const;

/** A horseshoe with its nails. */
export const horseshoe: Subject = {
  id: 'horseshoe',
  group: 'object',
  words: ['horseshoe', 'horse shoe', 'lucky horseshoe', 'lucky charm', 'western', 'equestrian'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const iron = tint(pen, pen.rng.pick(['#8a7f78', '#a8824f', '#6f7680']));
    edged(f, OUTER, { colour: adjust(iron, -0.05), tip: adjust(iron, 0.05) });
    f.line(GROOVE, { colour: adjust(iron, -0.16), width: 0.05, alpha: 0.7 });
    for (const [x, y] of NAILS)
      f.at({ x: x / 100, y: y / 100 }, () =>
        f.patch(silhouette('-4 -4!, 4 -4!, 4 4!, -4 4!'), adjust(iron, -0.34)),
      );
    f.gleam(silhouette('-66 -20, -52 -58, -28 -76, -46 -52, -60 -14'), 0.4);
  },
};
