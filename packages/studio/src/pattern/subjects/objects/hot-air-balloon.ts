import { adjust } from '../../../core/colour.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const ENVELOPE = mirrored('0 -97, 34 -90, 60 -64, 64 -30, 48 6, 24 36, 12 50!, 0 52');
const GORES = [
  '0 -97!, 38 -86, 44 -30, 30 10, 10 52!, 4 52!, 14 10, 18 -30, 14 -80',
  '0 -97!, -38 -86, -44 -30, -30 10, -10 52!, -4 52!, -14 10, -18 -30, -14 -80',
].map(silhouette);
const BAND = mirrored('0 -30!, 40 -33, 70 -40!, 70 -22!, 40 -15, 0 -12!');
const BASKET = silhouette('-13 70!, 13 70!, 10 92!, -10 92!');
const ROPES = ['-10 50, -12 71', '10 50, 12 71', '-4 52, -4 71', '4 52, 4 71'].map(silhouette);
const SWAGS = silhouette(
  '-66 -30, -54 -12, -42 -22, -28 -4, -14 -16, 0 0, 14 -16, 28 -4, 42 -22, 54 -12, 66 -30',
);

/** A hot-air balloon of coloured gores. */
export const hotAirBalloon: Subject = {
  id: 'hot-air-balloon',
  group: 'object',
  words: ['hot air balloon', 'balloon', 'air balloon', 'travel motif'],
  shows: ['float', 'floating', 'drifting'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const { palette, rng } = pen;
    const [first, second, third] = rng.shuffle([...palette.blooms, palette.accent]);
    const cloth = tint(pen, first);
    const gore = tintOver(pen, second, cloth);
    const band = tintOver(pen, third, cloth);
    for (const rope of ROPES) f.line(rope, { colour: tint(pen, '#7a5538'), width: 0.02 });
    f.fill(BASKET, { colour: tint(pen, '#a9703c') });
    if (f.fine)
      for (const y of [0.76, 0.83])
        f.line(
          [
            [-0.12, y],
            [0.12, y],
          ],
          { colour: '#6a4327', width: 0.02 },
        );
    f.fill(ENVELOPE, { colour: adjust(cloth, -0.04), tip: adjust(cloth, 0.04) });
    f.inside(ENVELOPE, () => {
      for (const shape of GORES) f.fill(shape, { colour: gore });
      f.fill(BAND, { colour: band });
      f.line(SWAGS, { colour: adjust(band, -0.12), width: 0.03 });
    });
    f.gleam(silhouette('-50 -44, -44 -66, -28 -80, -36 -60, -42 -40'), 0.25);
  },
};
