import { adjust } from '../../../core/colour.ts';
import { TAU } from '../../../core/interpolate.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const HAND = silhouette(
  '-30 92!, -36 46, -62 22, -82 -6, -72 -18, -56 -8, -40 4, -42 -40, -40 -70, -28 -72, -24 -40, -18 -30, -16 -62, -12 -92, 2 -94, 4 -60, 8 -30, 14 -60, 20 -84, 32 -82, 32 -52, 30 -22, 38 -38, 48 -58, 58 -52, 54 -24, 50 14, 44 48, 34 92!',
);

/** An open hand with an ornament on its palm. */
export const hand: Subject = {
  id: 'hand',
  group: 'object',
  words: [
    'hamsa',
    'open hand',
    'henna',
    'palm hand',
    'palmistry',
    'henna hand',
    'high five',
    'fatima hand',
  ],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const skin = tint(pen, pen.rng.pick(['#e0ad88', '#c98d64', '#8a5a40', '#d8a08f']));
    const mark = tintOver(pen, '#a8483a', skin);
    edged(f, HAND, { colour: adjust(skin, -0.02), tip: adjust(skin, 0.03) });
    f.line([...HAND, HAND[0]], { colour: adjust(skin, -0.22), width: 0.022 });
    f.at({ y: 0.26 }, () => {
      for (let i = 0; i < 8; i += 1)
        f.at({ turn: (i / 8) * TAU }, () => f.patch(mirrored('0 -24, 6 -15, 0 -6'), mark));
      f.dot([0, 0, 0.05], mark);
    });
    for (const [x, y] of [
      [-0.32, -0.56],
      [-0.06, -0.74],
      [0.22, -0.66],
      [0.48, -0.44],
    ] as const)
      f.dot([x, y, 0.03], mark);
  },
};
