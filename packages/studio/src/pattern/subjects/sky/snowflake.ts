import { TAU } from '../../../core/interpolate.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { type Figure, figure } from '../pieces/figure.ts';
import { tint } from '../pieces/tints.ts';

const LOZENGE = mirrored('0 -40!, 9 -28!, 0 -14!');
const TIP = mirrored('0 -98!, 6 -88!, 0 -78!');
/** Side twigs of one arm, the right one of each pair. */
const KINDS = [
  ['0 -34, 17 -52', '0 -54, 20 -74', '0 -72, 12 -86'],
  ['0 -46, 26 -60', '13 -53, 15 -68', '0 -68, 14 -80'],
  ['0 -30, 14 -42', '0 -42, 20 -60', '0 -54, 22 -76', '0 -66, 16 -84'],
].map((twigs) => twigs.map(silhouette));

function arm(f: Figure, twigs: (typeof KINDS)[number], colour: string): void {
  f.line(
    [
      [0, 0],
      [0, -0.88],
    ],
    { colour, width: 0.05 },
  );
  for (const flip of [false, true]) {
    f.at({ flip }, () => {
      for (const twig of twigs) f.line(twig, { colour, width: 0.042 });
    });
  }
  f.fill(LOZENGE, { colour });
  f.fill(TIP, { colour });
}

/** A six-armed snow crystal. */
export const snowflake: Subject = {
  id: 'snowflake',
  group: 'sky',
  words: ['snowflake', 'snow flake', 'snow', 'snowy', 'ice crystal', 'christmas', 'winter motif'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const colour = tint(pen, pen.rng.pick(['#9fbfd8', '#c9dbe8', '#6f98bd']));
    const twigs = pen.rng.pick(KINDS);
    for (let i = 0; i < 6; i += 1) f.at({ turn: (i / 6) * TAU }, () => arm(f, twigs, colour));
    f.dot([0, 0, 0.07], colour);
  },
};
