import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

/** A present tied with a bow. */
export const gift: Subject = {
  id: 'gift',
  group: 'object',
  words: [
    'gift',
    'present',
    'gift box',
    'christmas present',
    'wrapped gift',
    'parcel',
    'birthday present',
  ],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const paper = tint(pen, pen.rng.pick(['#c8474a', '#4f8a72', '#e0b04a', '#7f9fc9']));
    const band = tintOver(pen, pen.rng.pick(['#f8ecd2', '#e8c25a']), paper);
    edged(f, silhouette('-62 -14!, 62 -14!, 62 86!, -62 86!'), {
      colour: adjust(paper, -0.04),
      tip: paper,
    });
    for (const [x, y] of [
      [-0.4, 0.14],
      [-0.3, 0.5],
      [0.36, 0.24],
      [0.46, 0.62],
      [-0.46, 0.74],
      [0.28, 0.74],
    ] as const)
      f.dot([x, y, 0.035], adjust(paper, 0.13));
    f.fill(silhouette('-12 -14!, 12 -14!, 12 86!, -12 86!'), { colour: band });
    edged(f, silhouette('-70 -36!, 70 -36!, 70 -8!, -70 -8!'), { colour: adjust(paper, 0.03) });
    f.fill(silhouette('-12 -36!, 12 -36!, 12 -8!, -12 -8!'), { colour: band });
    for (const flip of [false, true])
      f.at({ flip }, () => {
        edged(f, silhouette('0 -38, 22 -72, 52 -78, 58 -56, 34 -42'), { colour: band });
        f.fill(silhouette('10 -44, 28 -60, 44 -64, 40 -52'), { colour: adjust(band, -0.12) });
      });
    f.ball([0, -0.4, 0.09], { colour: adjust(band, -0.05) });
  },
};
