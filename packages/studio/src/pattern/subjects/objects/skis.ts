import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const SKI = tube('0 94 5, 0 0 6.5, 0 -76 6, -5 -92 4, -12 -99 2');

/** A pair of crossed skis with their poles. */
export const skis: Subject = {
  id: 'skis',
  group: 'object',
  words: ['ski', 'skis', 'skiing', 'apres ski', 'ski pole'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.98);
    const colour = tint(pen, pen.rng.pick(['#c8392f', '#2f6f9f', '#3f8a6a']));
    const band = tintOver(pen, '#f3e3c0', colour);
    const dark = tint(pen, '#4a4a50');
    for (const flip of [false, true]) {
      f.at({ flip }, () => {
        f.at({ turn: 0.62 }, () => {
          f.line(silhouette('0 84, 0 -70'), { colour: dark, width: 0.03 });
          f.line(silhouette('0 -70, 0 -88'), { colour: colour, width: 0.06 });
          f.line(silhouette('-9 72, 9 72'), { colour: dark, width: 0.03 });
        });
      });
    }
    for (const flip of [false, true]) {
      f.at({ flip }, () =>
        f.at({ turn: 0.3 }, () => {
          edged(f, SKI, { colour: adjust(colour, -0.03), tip: adjust(colour, 0.06) });
          f.inside(SKI, () => {
            for (const y of [-0.62, -0.5, 0.62])
              f.line(
                [
                  [-0.1, y],
                  [0.1, y],
                ],
                { colour: band, width: 0.06 },
              );
          });
          edged(f, silhouette('-6 2!, 6 2!, 6 24!, -6 24!'), { colour: dark });
        }),
      );
    }
  },
};
