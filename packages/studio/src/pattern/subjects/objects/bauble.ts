import { adjust } from '../../../core/colour.ts';
import { TAU } from '../../../core/interpolate.ts';
import type { PathPoint } from '../../../core/smooth-path.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const BAND = silhouette('-80 0, -40 12, 0 16, 40 12, 80 0, 80 36, 40 48, 0 52, -40 48, -80 36');

/** A glass bauble with a painted band. */
export const bauble: Subject = {
  id: 'bauble',
  group: 'object',
  words: [
    'bauble',
    'christmas ornament',
    'ornament ball',
    'christmas bauble',
    'christmas decoration',
    'christmas',
  ],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const glass = tint(pen, pen.rng.pick(['#c43f45', '#3f7a6a', '#3f5f9a', '#c9973f']));
    const gold = tintOver(pen, '#e3b860', glass);
    f.line(silhouette('0 -74, -9 -86, 0 -97, 9 -86, 0 -74'), {
      colour: tint(pen, '#b08a3f'),
      width: 0.04,
    });
    edged(f, silhouette('-13 -70!, 13 -70!, 15 -52!, -15 -52!'), { colour: tint(pen, '#c9a04e') });
    for (const x of [-6, 0, 6])
      f.line(silhouette(`${x} -68, ${x} -54`), { colour: '#8a6a2f', width: 0.018 });
    f.ball([0, 0.2, 0.74], { colour: adjust(glass, 0.05), tip: adjust(glass, -0.06) });
    f.at({ y: 0.2 }, () => {
      const globe = Array.from(
        { length: 24 },
        (_, i): PathPoint => [Math.cos((i / 24) * TAU) * 0.74, Math.sin((i / 24) * TAU) * 0.74],
      );
      f.inside(globe, () => {
        f.at({ y: -0.18 }, () => f.fill(BAND, { colour: adjust(glass, 0.16, 0.8) }));
        for (let x = -66; x <= 66; x += 22) {
          const y = 14 - (x / 66) ** 2 * 10;
          f.fill(silhouette(`${x} ${y - 13}!, ${x + 9} ${y}!, ${x} ${y + 13}!, ${x - 9} ${y}!`), {
            colour: gold,
          });
        }
        for (const y of [-22, 36])
          f.line(silhouette(`-78 ${y - 8}, 0 ${y + 8}, 78 ${y - 8}`), {
            colour: gold,
            width: 0.036,
          });
      });
    });
    f.gleam(silhouette('-52 0, -46 -24, -24 -40, -34 -20, -42 2'), 0.45);
  },
};
