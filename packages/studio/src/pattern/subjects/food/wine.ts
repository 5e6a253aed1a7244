import { adjust } from '../../../core/colour.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint } from '../pieces/tints.ts';

const BOWL = mirrored('0 -90, 30 -90!, 40 -44, 30 -8, 10 8, 0 10');
const WINE = mirrored('0 -50, 37 -50!, 38 -36, 28 -8, 10 5, 0 6');

/** A glass of wine. */
export const wine: Subject = {
  id: 'wine',
  group: 'food',
  words: ['wine', 'wine glass', 'red wine', 'rose wine', 'goblet', 'vino'],
  shows: ['glass', 'glasses'],
  parts: ['glass', 'glasses'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const glass = tint(pen, '#cfdcdf');
    const drink = tint(pen, pen.rng.pick(['#8f2f44', '#e3a08a', '#e8cf7a']));
    edged(f, BOWL, { colour: adjust(glass, 0.05), tip: glass });
    f.inside(BOWL, () => f.fill(WINE, { colour: adjust(drink, -0.06), tip: adjust(drink, 0.04) }));
    f.fill(mirrored('0 -54, 30 -53, 37 -50, 30 -46, 0 -45'), { colour: adjust(drink, 0.1) });
    edged(f, tube('0 8 3.6, 0 44 2.6, 0 76 3.4'), { colour: glass });
    edged(f, silhouette('-34 90, -12 80, 0 76, 12 80, 34 90, 0 96'), { colour: glass });
    f.gleam(silhouette('-30 -80!, -24 -80!, -28 -40, -20 -12, -32 -34'), 0.5);
  },
};
