import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const POT = silhouette('-72 -26!, 28 -26!, 27 30, 22 46, 8 52, -52 52, -66 46, -71 30');
const LID = silhouette('-74 -30!, -62 -46, -22 -56, 18 -46, 30 -30!');
const HANDLE = tube('26 -12 6, 58 -20 5, 94 -28 6');

/** A saucepan with its lid and a long handle. */
export const saucepan: Subject = {
  id: 'saucepan',
  group: 'object',
  words: [
    'saucepan',
    'cooking pot',
    'copper pot',
    'copper pan',
    'stockpot',
    'stock pot',
    'sauce pan',
    'cookware',
    'pots and pans',
  ],
  shows: ['lid', 'handle'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const metal = tint(pen, pen.rng.pick(['#c27645', '#b86a3c', '#cc8350']));
    const iron = tintOver(pen, '#4a4340', metal);
    f.at({ flip: pen.rng.chance(0.5), x: 0.1 }, () => {
      edged(f, HANDLE, { colour: iron });
      f.ball([0.9, -0.27, 0.028], { colour: pen.ground });
      f.ball([-0.22, -0.62, 0.08], { colour: iron });
      edged(f, LID, { colour: adjust(metal, 0.03), tip: adjust(metal, 0.09) });
      edged(f, POT, { colour: adjust(metal, -0.04), tip: adjust(metal, 0.03) });
      f.inside(POT, () => {
        f.shade(silhouette('0 -30, 34 -30, 30 56, -10 56, 6 20'), '#40190a', 0.2);
        f.gleam(silhouette('-60 -20, -50 -22, -48 30, -56 34'), 0.45);
        f.gleam(silhouette('-43 -22, -39 -22, -38 30, -41 32'), 0.3);
      });
      f.line(silhouette('-73 -27, -22 -24, 29 -27'), { colour: adjust(metal, -0.16), width: 0.05 });
      f.gleam(silhouette('-58 -40, -34 -49, -32 -46, -54 -36'), 0.4);
      for (const y of [-0.14, -0.06]) f.ball([0.22, y, 0.024], { colour: adjust(metal, -0.2) });
    });
  },
};
