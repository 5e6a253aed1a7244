import { adjust } from '../../../core/colour.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint } from '../pieces/tints.ts';

const LOBES = [
  '44 -32, 74 -26, 92 6, 84 48, 58 68, 40 60',
  '20 -38, 50 -42, 70 -8, 64 48, 40 74, 20 70',
].map(silhouette);
const FRONT = mirrored('0 -38, 22 -40, 36 -6, 34 48, 18 76, 0 78');
const STALK = tube('0 -30 13, -2 -48 8, 6 -66 7, 22 -76 9');
const TENDRIL = silhouette('-6 -40, -34 -58, -58 -52, -62 -70, -48 -76, -44 -62, -56 -58');
const LEAF = silhouette(
  '0 0, 8 -16, 2 -30!, 18 -28, 26 -44!, 36 -30, 54 -34!, 50 -16, 64 -4!, 44 4, 24 8',
);

/** A ribbed pumpkin with its curled stalk, a leaf and a tendril. */
export const pumpkin: Subject = {
  id: 'pumpkin',
  group: 'plant',
  words: ['pumpkin', 'halloween', 'thanksgiving', 'autumn harvest'],
  shows: ['ribbed', 'rib', 'stalk', 'stem'],
  lacks: ['face', 'carved', 'carving', 'grin'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const skin = tint(pen, pen.rng.pick(['#e2832f', '#d9752a', '#e59a45']));
    const green = tint(pen, '#6f8a4a');
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      f.line(TENDRIL, { colour: green, width: 0.028 });
      f.at({ x: 0.14, y: -0.38 }, () => {
        edged(f, LEAF, { colour: adjust(green, -0.04), tip: adjust(green, 0.04), along: 1.2 });
        f.line(silhouette('2 0, 26 -14, 46 -20'), {
          colour: adjust(green, 0.16),
          width: 0.02,
          alpha: 0.8,
        });
      });
      for (const [i, lobe] of LOBES.entries())
        for (const flip of [false, true])
          f.at({ flip }, () =>
            edged(f, lobe, {
              colour: adjust(skin, -0.09 + i * 0.04),
              tip: adjust(skin, -0.03 + i * 0.04),
            }),
          );
      edged(f, FRONT, { colour: adjust(skin, -0.02), tip: adjust(skin, 0.06) });
      for (const side of [-1, 1])
        f.line(silhouette(`${side * 12} -28, ${side * 15} 10, ${side * 9} 62`), {
          colour: adjust(skin, -0.12),
          width: 0.02,
          alpha: 0.6,
        });
      edged(f, STALK, { colour: adjust(green, -0.08), tip: green });
      f.gleam(silhouette('-58 -14, -66 6, -62 28, -54 10'), 0.3);
    });
  },
};
