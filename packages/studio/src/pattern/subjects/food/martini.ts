import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const BOWL = silhouette('-66 -56!, 66 -56!, 4 24!, -4 24!');
const DRINK = silhouette('-54 -42!, 54 -42!, 3 20!, -3 20!');
const OLIVES = [
  [-0.12, -0.3],
  [0.1, -0.45],
] as const;

/** A martini glass with two olives on a stick. */
export const martini: Subject = {
  id: 'martini',
  group: 'food',
  words: ['martini', 'martini glass', 'dirty martini', 'dry martini'],
  shows: ['glass', 'glasses', 'olive'],
  parts: ['glass', 'glasses', 'olive'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.95);
    const glass = tint(pen, '#c3d5da');
    const drink = tintOver(pen, pen.rng.pick(['#e4ebcf', '#dfe9ea']), glass);
    const olive = tintOver(pen, '#8a9a3c', drink);
    const pimento = tintOver(pen, '#c8443a', olive);
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      edged(f, BOWL, { colour: adjust(glass, 0.06), tip: glass });
      f.fill(DRINK, { colour: adjust(drink, -0.05), tip: adjust(drink, 0.04) });
      f.line(silhouette('-34 -10, 0 -35, 74 -88'), { colour: tint(pen, '#a8794f'), width: 0.03 });
      for (const [x, y] of OLIVES)
        f.at({ x, y, turn: 0.95 }, () => {
          edged(f, silhouette('0 -15, 10 -9, 11 5, 0 14, -11 5, -10 -9'), {
            colour: adjust(olive, -0.04),
            tip: adjust(olive, 0.07),
          });
          f.ball([0, -0.11, 0.045], { colour: pimento });
        });
      f.line(silhouette('-54 -42, 0 -40, 54 -42'), { colour: adjust(glass, -0.1), width: 0.018 });
      edged(f, tube('0 20 3, 0 52 2.6, 0 80 3'), { colour: glass });
      edged(f, silhouette('-36 91, -10 82, 0 78, 10 82, 36 91, 0 96'), { colour: glass });
      f.gleam(silhouette('-48 -48!, -38 -48!, -10 -8!, -14 -6!'), 0.5);
    });
  },
};
